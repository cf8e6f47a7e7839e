/** Visible strings of the connected accounts on /security. */
export const messages = {
  heading: 'Connected accounts',
  hint: 'You can sign in with these accounts instead of a password.',
  loading: 'Loading your connected accounts',
  failed: 'Your connected accounts could not be loaded.',
  none: 'No account is connected.',
  connected: 'Connected',
  disconnect: 'Disconnect',
  disconnectName: (provider: string) => `Disconnect ${provider}`,
  question: (provider: string) => `Disconnect ${provider}?`,
  questionHint: (provider: string) =>
    `You can no longer sign in with ${provider}. Your other ways to sign in still work.`,
  disconnecting: 'Disconnecting…',
  disconnected: (provider: string) => `${provider} is disconnected`,
} as const;
