/** Visible strings of the captcha. */
export const messages = {
  solving: 'Checking that you are human. This takes a few seconds; you can keep typing.',
  solved: 'Verified',
  failed: 'Verification failed. Check that you are online and use https, then try again.',
  again: 'Try again',
} as const;
