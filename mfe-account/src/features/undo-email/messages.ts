/** Visible strings of the page that undoes a change of the email. */
export const messages = {
  heading: 'Undo the change of your email',
  ask:
    'Someone changed the email of your account. Restore this email? All devices will be signed out. ' +
    'All passkeys will be removed, and accounts at other sites with another email will be disconnected. ' +
    'We will email you a link to choose a password.',
  submit: 'Restore my email',
  submitting: 'One moment…',
  done: 'Your email is restored',
  doneNext: (email: string) =>
    `We sent a link to ${email}: choose a password with it, then sign in. Check the spam folder, too.`,
  dead: 'This link has expired or already been used.',
  deadNext: 'If you cannot sign in to your account, contact us.',
  contact: 'Contact us',
  missing: 'Open this page from the link in our email.',
} as const;
