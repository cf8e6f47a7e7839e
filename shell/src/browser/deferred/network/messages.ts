/** Visible strings of deferred code. In the shell's other catalogue, every first view would contain them. */
export const messages = {
  working: 'One moment, please…',
  offline: 'You are offline.',
  offlineDetail:
    'You can still read this page, and your cart is safe. Everything else works again when you are back online.',
  back: 'You are back online.',
} as const;
