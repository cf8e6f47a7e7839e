/** Visible strings for a page that cannot be shown. They come with the code that no page needs at first. */
export const messages = {
  downDetail: 'The rest of the shop works. Your cart and everything you typed elsewhere are safe.',
  offline: 'You are offline',
  offlineDetail:
    'Your cart and everything you typed are safe. Pages that are open in other tabs can still be read. This page opens by itself as soon as you are online again.',
  busyDetail: 'Your cart and everything you typed are safe. This page tries again by itself.',
  busyPayment: 'Your cart and your order are safe. Nothing is charged by trying again.',
  nextTry: (seconds: number) => `Next try in ${seconds} s`,
} as const;
