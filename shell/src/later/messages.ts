/** Visible strings of what is loaded later; in the shell's other catalogue they would be part of every first view. */
export const messages = {
  working: 'One moment, please…',
  offline: 'You are offline.',
  offlineDetail: 'What is on this page stays, and so does your cart. The rest works again as soon as you are back.',
  back: 'You are back online.',
  unkept: 'This browser keeps nothing for the shop',
  unkeptDetail: 'Its storage is full or blocked: your cart and your sign-in last until you leave or reload this page.',
} as const;
