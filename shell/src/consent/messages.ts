/** Visible strings of the privacy notice. They come with its code. */
export const messages = {
  title: 'Your privacy',
  text: 'This device keeps what the shop needs: your cart, wishlist and session. May we also measure how fast pages are for you, to make them faster?',
  accept: 'Accept',
  decline: 'Decline',
} as const;
