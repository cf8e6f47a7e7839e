/** Visible strings of the captcha. */
export const messages = {
  solving: 'Making sure that you are no robot. This takes a few seconds, you can go on writing.',
  solved: 'You are no robot.',
  failed: 'The check that you are no robot did not work. It needs the network, and a secure connection (https).',
  again: 'Try again',
} as const;
