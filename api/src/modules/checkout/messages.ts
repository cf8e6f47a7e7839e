/** Shopper-facing texts about placing an order. */
export const messages = {
  verifyEmail: 'Verify your email address before you order. Your cart and choices are saved.',
  busy: 'Many shoppers are ordering right now. Your cart is saved. Please try again in a few seconds.',
  paymentDown:
    'Payments are not available right now. No order was placed and your cart is saved. ' +
    'Please try again in a few seconds.',
  noOrder: 'Order not found.',
  isPaid: (reference: string) => `Order ${reference} is already paid.`,
  timeOver: 'The time to pay this way has ended.',
  isConfirmed: (reference: string) => `Order ${reference} is confirmed. You pay for it in cash.`,
};
