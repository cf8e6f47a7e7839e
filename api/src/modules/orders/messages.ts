/** Shopper-facing texts about existing orders. */
export const messages = {
  confirmed: 'Receipt confirmed',
  noInvoice: 'Invoice not found.',
  oneKey: 'Send exactly one of id, reference and tracking_code.',
  noMatch: 'No order matches this number and this phone number or email address. Check both and try again.',
  notDelivered: 'You can confirm receipt only after delivery.',
};
