/** Visible strings of the captcha. */
export const messages = {
  unavailable: 'The check that you are human could not be loaded.',
} as const;
