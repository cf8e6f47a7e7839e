/** Visible strings of the newsletter form (spec 1 §5, §8). They come with the footer's code. */
export const messages = {
  title: 'Newsletter',
  invitation: 'New arrivals and offers, now and then. One click ends it.',
  fullName: 'Full name',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribed: 'Successfully Subscribed to newsletter',
  notSubscribed: 'You are not subscribed yet.',
  bringBack: 'Bring back what I typed',
} as const;
