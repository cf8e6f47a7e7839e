/** Strings of the pickup pass. */
export const messages = {
  title: 'PICKUP PASS',
  qrCode: 'QR code of this pickup pass',
  show: 'Show this code or the QR code when the staff of the station bring your parcel.',
  bring: 'Bring',
  theCode: 'The pickup code, on your phone or on paper',
  theCodeAndCash: (amount: string) => `The pickup code, and ${amount} in cash`,
  cash: (amount: string) => `${amount} in cash`,
  locked: 'The code was entered wrongly five times, so only our staff can hand over the parcel. Please contact us.',
  ended: (day: string, store: string) =>
    `The last day to collect it was ${day}, so the parcel goes back to ${store}. If you still want it, contact us now.`,
  contact: 'Contact us about this order',
} as const;
