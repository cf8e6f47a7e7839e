/** Strings of the page that a browser shows without a network. */
export const messages = {
  heading: 'You are offline',
  reason: 'The shop cannot be reached. Check your mobile data or Wi-Fi, then try again.',
  again: 'Try again',
  itself: 'This page opens by itself as soon as you are back online.',
  until: 'Until you are back online',
  works: [
    'You can keep reading pages that are open in other tabs.',
    'Your cart, your wishlist and your orders are safe.',
    'If you were paying, do not pay again. My Orders shows your payment once you are online.',
  ],
} as const;
