/** Visible strings of the page that a verification link opens. */
export const messages = {
  heading: 'Verify your email',
  loading: 'Reading the link',
  failed: 'The link could not be read.',
  missing: 'Open this page from the link in our email.',
  dead: 'This link has expired or is no longer valid.',
  deadNext: 'Sign in to get a new one.',
  signIn: 'Sign in',
  ask: (email: string) => `Verify ${email} for your account?`,
  submit: 'Verify this email',
  submitting: 'One moment…',
  verified: (email: string) => `${email} is already verified.`,
  verifiedNext: 'You can sign in. If you did not create this account, reset its password to sign everyone else out.',
  reset: 'Reset the password',
  made: (email: string) => `Someone created an account with ${email}. Was it you?`,
  facts: {
    method: 'Signed up with',
    device: 'Device',
    date: 'Date',
    ways: { password: 'a password', google: 'Google', apple: 'Apple', twitter: 'Twitter' } as Record<string, string>,
  },
  mine: 'It was me',
  mineHint: 'Your email is verified, and the account stays as it is.',
  notMine: 'It wasn’t me',
  notMineHint:
    'Everyone will be signed out and unable to sign in again. We will email you a link to choose a password.',
  working: 'One moment…',
  disowned: 'The account is yours now',
  disownedNext: (email: string) =>
    `Nobody else can use it any more. We sent a link to ${email}: choose a password with it, then sign in. ` +
    'Check the spam folder, too.',
} as const;
