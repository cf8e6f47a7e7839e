/** Visible strings for a failed page. They load with code that no first view needs. */
export const messages = {
  downDetail: 'The rest of the shop works. Your cart and everything you typed elsewhere are safe.',
  offline: 'You are offline',
  offlineDetail:
    'Your cart and everything you typed are safe. You can still read pages in other tabs. ' +
    'This page opens when you are online again.',
  busyDetail: 'Your cart and everything you typed are safe. This page retries automatically.',
  busyPayment: 'Your cart and your order are safe. Retrying does not charge you.',
  nextTry: (seconds: number) => `Next try in ${seconds} s`,
} as const;
