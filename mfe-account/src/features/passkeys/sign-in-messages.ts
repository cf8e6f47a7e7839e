/** Visible strings of the passkey button. Apart from the others, because the sign-in page loads at once. */
export const messages = {
  button: 'Sign in with a passkey',
  working: 'Follow your browser…',
  cancelled: 'No passkey was used. You can also sign in with your password.',
  noSession: 'The server sent no session. Please try again.',
  deviceFailed: 'Your device could not do this. Try again, or use another device.',
} as const;
