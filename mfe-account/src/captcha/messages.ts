/** Visible strings of the captcha. */
export const messages = {
  unavailable: 'The security check could not be loaded.',
} as const;
