/** Shopper-facing texts about existing orders. */
export const messages = {
  verifyEmail: 'Verify your email address before you order. Your cart and choices are saved.',
  busy: 'Many shoppers are ordering right now. Your cart is saved. Please try again in a few seconds.',
  paymentDown:
    'Payments are not available right now. No order was placed and your cart is saved. ' +
    'Please try again in a few seconds.',
  confirmed: 'Receipt confirmed',
  noInvoice: 'Invoice not found.',
  oneKey: 'Send exactly one of id, reference and tracking_code.',
  noMatch: 'No order matches this number and this phone number or email address. Check both and try again.',
  notDelivered: 'You can confirm receipt only after delivery.',
};
