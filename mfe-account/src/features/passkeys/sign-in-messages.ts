/** Visible strings of the passkey button. Apart from the others, because the sign-in page loads at once. */
export const messages = {
  button: 'Sign in with a passkey',
  working: 'Follow your browser…',
  cancelled: 'No passkey was used. You can also sign in with your password.',
  noSession: 'The server sent no session. Please try again.',
} as const;
