/** Visible strings of the sign-in for another site. Strings fixed by requirements stay verbatim. */
export const messages = {
  heading: 'Allow authentication',
  asks: (origin: string, email: string) => `${origin} wants to use your account ${email}.`,
  meaning:
    'It can see your profile and act on your behalf until you sign out. Allow this only if you came from that site.',
  allow: 'Allow',
  refuse: 'Do not allow',
  allowed: (origin: string) => `${origin} can use your account now. This window will close.`,
  refused: 'You did not allow it. Nothing was shared. You can close this window.',
  signInFirst: (origin: string) => `Sign in to continue to ${origin}.`,
  unknownSite: 'This site is not allowed to ask for your account.',
  unknownSiteNext: 'Nothing was sent. If you trust the site, sign in there directly.',
  noOpener: (origin: string) => `The window of ${origin} is gone.`,
  noOpenerNext: 'Nothing was sent. Return to the site and start again.',
  noSession: 'Your session could not be read, so nothing was sent. Sign in again.',
  backToShop: 'Back to the shop',
} as const;
