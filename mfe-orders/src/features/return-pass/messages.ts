/** Strings of the return pass. */
export const messages = {
  chosen: (station: string) => `When the return is approved, you get a code to hand in the items at ${station}.`,
  closed: (station: string) => `${station} has closed. Every other pickup station takes the items.`,
  otherStation: 'Choose another station',
  code: 'Return code',
  qrCode: (reference: string) => `QR code of the pass for return ${reference}`,
  show: 'Show this code or the QR code when you hand in the items. Every pickup station takes them.',
  station: 'Station',
  lastDay: 'Last day',
  bring: 'Bring',
  things: (reference: string) =>
    `The items in their packaging, with ${reference} written on it, and the code on your phone or on paper`,
  whoPays: 'The shop pays for the return.',
  locked: 'The code was entered wrongly five times. Our staff can take the items without it. Please contact us.',
  ended: (day: string) =>
    `The last day to hand in the items was ${day}, so the code no longer works. The return stays open. ` +
    'To hand them in now, contact us with the number of your order.',
  arrived: (moment: string) => `The station received the items on ${moment}. Our staff will check them next.`,
  contact: 'Contact us about this order',
} as const;
