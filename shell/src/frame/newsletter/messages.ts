/**
 * Visible strings of the newsletter form, loaded with the footer's code. Strings fixed by requirements stay verbatim.
 */
export const messages = {
  title: 'Newsletter',
  invitation: 'New arrivals and offers. We will send you an email to confirm. Unsubscribe at any time.',
  fullName: 'Full name',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribed: 'Successfully Subscribed to newsletter',
  confirm: 'We sent you an email. Open the link in it to confirm your subscription.',
  notSubscribed: 'You are not subscribed yet.',
  bringBack: 'Restore my entries',
} as const;
