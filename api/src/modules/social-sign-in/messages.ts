/** Shopper-facing texts of social sign-in. */
export const messages = {
  notOffered: (provider: string) => `Signing in with ${provider} is not available here.`,
  down: (provider: string) =>
    `${provider} is not responding right now. Try again in a moment, or sign in with your email and password.`,
  refused: (provider: string) => `${provider} did not confirm this sign-in. Please start again.`,
  stale: 'This sign-in has expired, has already been used, or was started in another browser. Please start again.',
  incomplete: 'The sign-in was incomplete. Please start again.',
  noEmail: (provider: string) =>
    `${provider} did not share your email, and we need one for your orders. ` +
    'Start again and allow it, or sign up with your email.',
  emailNeeded: (provider: string) => `${provider} does not share your email. Enter one for your orders.`,
  emailInvalid: 'Invalid Email',
  canConnect: (provider: string) =>
    `This email already has an account. Sign in with its password once, and we connect ${provider} to it.`,
  signInInstead: 'This email already has an account. Sign in with its password, or reset the password.',
  closed: 'This account is closed.',
  connected: (provider: string) => `You can now sign in with ${provider}.`,
  otherEmail: (provider: string) =>
    `${provider} confirmed a different email from the one of this account, so it was not connected.`,
  alreadyConnected: (provider: string) => `Another ${provider} account is already connected to this account.`,
  notConnected: 'This provider is not connected to your account.',
  lastWayIn: (provider: string) =>
    `${provider} is the only way to sign in to your account. Add a passkey, or set a password with ` +
    '“Forgot password?”, before you disconnect it.',
  disconnectedMail: (
    brand: string,
    { names, when, forgotLink }: { names: string[]; when: string; forgotLink: string },
  ) => ({
    subject:
      `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} ` + `no longer connected to your ${brand} account`,
    text: [
      `Disconnected on ${when}: ${names.join(', ')}. Nobody can sign in to your account with it any more.`,
      `If this was not you, reset your password now:\n${forgotLink}`,
    ].join('\n\n'),
  }),
  connectedMail: (brand: string, provider: string, forgotLink: string) => ({
    subject: `${provider} is connected to your ${brand} account`,
    text: [
      `You can now sign in to ${brand} with your ${provider} account.`,
      `If this was not you, reset your password now:\n${forgotLink}`,
    ].join('\n\n'),
  }),
};
