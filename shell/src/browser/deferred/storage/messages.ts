/** Visible strings of deferred code. In the shell's other catalogue, every first view would contain them. */
export const messages = {
  unstored: 'This browser cannot store your data',
  unstoredDetail:
    'Its storage is full or blocked: your cart and your sign-in last until you leave or reload this page.',
} as const;
