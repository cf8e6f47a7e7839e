/** Visible strings of the link by which somebody else pays an order. */
export const messages = {
  title: 'Let someone else pay',
  intro:
    'Send a link to a person who pays this order. That person needs no account, and sees the amount, the shop, your ' +
    'first name and the time left, but no products and no address.',
  create: 'Create a link',
  link: 'Link to pay this order',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it.',
  revoke: 'Stop sharing',
  revoked: 'The links no longer work',
  qr: 'QR code of the link',
  told: 'We’ll let you know when the order is paid. Refunds go to the person who paid.',
  ask: (brand: string, amount: string) => `Please pay ${amount} for my order at ${brand}.`,
} as const;
