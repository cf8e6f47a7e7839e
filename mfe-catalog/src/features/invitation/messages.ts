/** Visible strings of the newsletter's invitation (spec 1 §2.9, §8). They come with its code. */
export const messages = {
  title: 'New arrivals in your inbox',
  text: 'Now and then a letter with what is new and what costs less. One click ends it.',
  fullName: 'Full name',
  email: 'Email address',
  subscribe: 'Subscribe',
  later: 'No, thank you',
  subscribed: 'Successfully Subscribed to newsletter',
} as const;
