/** Visible strings of the privacy notice. They come with its code. */
export const messages = {
  title: 'Your privacy',
  text: 'We keep what the shop needs to work. May we also measure how fast pages are?',
  accept: 'Accept',
  decline: 'Decline',
} as const;
