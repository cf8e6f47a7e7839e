/** Visible strings of the passkeys on /security. */
export const messages = {
  heading: 'Passkeys',
  hint:
    'A passkey signs you in with your finger, face or screen lock, without a password or code. ' +
    'It stays on your device or in your password manager.',
  unsupported: 'This browser cannot use passkeys. Open this page in a newer browser to add one.',
  loading: 'Loading your passkeys',
  failed: 'Your passkeys could not be loaded.',
  none: 'You have no passkeys yet.',
  added: 'Added',
  lastUsed: 'last used',
  neverUsed: 'not used yet',
  most: (most: number) =>
    `You have ${most} passkeys, the most that an account can have. Remove one before you add another.`,
  add: 'Add a passkey',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removeHeading: (name: string) => `Remove ${name}?`,
  removeHint: 'You can no longer sign in with this passkey. Your other ways to sign in still work.',
  keep: 'Keep it',
  removing: 'Removing…',
  removed: (name: string) => `${name} is removed`,
  form: {
    heading: 'Add a passkey',
    password: 'Current Password',
    passwordHint: 'We ask for it so that nobody else can add a passkey on your device.',
    passwordRequired: 'Current Password is required',
    name: 'Name',
    nameHint: 'Such as “My phone”. If you leave it empty, it is named after this browser.',
    submit: 'Continue',
    working: 'Follow your browser…',
    cancel: 'Cancel',
    cancelled: 'You closed the prompt. No passkey was added.',
    onDevice: 'This device already has a passkey for your account.',
    done: 'Passkey added',
  },
  notLoaded: 'This could not be loaded. Check your connection and try again.',
} as const;
