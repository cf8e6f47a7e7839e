/** Visible strings of the forgot-password dialog. Strings fixed by requirements stay verbatim. */
export const messages = {
  heading: 'Reset Password',
  intro: 'Enter your account email. We will send you a link to choose a new password.',
  email: 'Email',
  invalid: 'Enter a valid email',
  send: 'Send',
  sending: 'Sending…',
  sent: 'If there is an account with this email, a link to reset the password is on its way.',
  sentTo: (email: string) => `Check the inbox of ${email} and its spam folder. The link works once, for 30 minutes.`,
  notReceived: "Didn't get the link? You can resend it in",
  canResend: "Didn't get the link? You can resend it now.",
  resend: 'Resend',
  resent: 'Resent reset password link',
  anotherEmail: 'Use another email',
  failed: 'An unexpected error occured, please try again',
} as const;
