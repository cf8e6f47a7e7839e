/** Visible strings of the privacy notice. They come with its code. */
export const messages = {
  title: 'Your privacy',
  text: 'Your cart and session stay on this device. May we also measure how fast pages are?',
  accept: 'Accept',
  decline: 'Decline',
} as const;
