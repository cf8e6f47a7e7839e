/** Visible strings of the page that undoes a change of the email. */
export const messages = {
  home: 'Home',
  heading: 'Undo the change of your email',
  ask:
    'Somebody changed the email of your account. Restore this email? Everybody is signed out, ' +
    'and what was added since to sign in is removed. We email you a link to choose a password.',
  submit: 'Restore my email',
  submitting: 'One moment…',
  done: 'Your email is restored',
  doneNext: (email: string) =>
    `We sent a link to ${email}: choose a password with it, then sign in. Check the spam folder, too.`,
  dead: 'This link was used already or has expired.',
  deadNext: 'If you cannot sign in to your account, contact us.',
  contact: 'Contact us',
  missing: 'Open this page from the link in our email.',
} as const;
