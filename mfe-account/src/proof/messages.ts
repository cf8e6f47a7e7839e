/** Visible strings of the dialog that asks for proof of identity. */
export const messages = {
  loading: 'One moment…',
  failed: 'This could not be loaded. Check your connection and try again.',
  password: 'Current Password',
  passwordRequired: 'Current Password is required',
  passkey: 'Use a passkey',
  passkeyWorking: 'Follow your browser…',
  passkeyCancelled: 'You closed the prompt. Nothing has changed.',
  signInAgain: 'Sign out, sign in again, then repeat this within 10 minutes.',
  cancel: 'Cancel',
  close: 'Close',
} as const;
