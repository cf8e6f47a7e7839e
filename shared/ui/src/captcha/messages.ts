/** Visible strings of the captcha. */
export const messages = {
  solving: 'Checking that you are human. This takes a few seconds; you can keep typing.',
  asking: 'Confirm below that you are human.',
  solved: 'Verified',
  failed: 'Verification failed. Check that you are online and use https, then try again.',
  frame: 'Confirm that you are human',
  again: 'Try again',
} as const;
