/** Visible strings of the newsletter popup, loaded with its code. Strings fixed by requirements stay verbatim. */
export const messages = {
  title: 'New arrivals in your inbox',
  text: 'Get occasional news of new arrivals and deals. We will send you an email to confirm. Unsubscribe at any time.',
  fullName: 'Full name',
  email: 'Email address',
  subscribe: 'Subscribe',
  later: 'No, thank you',
  subscribed: 'Successfully Subscribed to newsletter',
  confirm: 'We sent you an email. Open the link in it to confirm your subscription.',
} as const;
