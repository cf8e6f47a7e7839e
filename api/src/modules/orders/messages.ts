/** Shopper-facing texts about existing orders. */
export const messages = {
  cancelled: 'Order cancelled',
  noOrder: 'Order not found.',
  paidAlready: (reference: string) => `Order ${reference} is already paid, so it cannot be cancelled.`,
  wholeOrderOnly: 'Single products cannot be cancelled yet. Omit product_id to cancel a whole unpaid order.',
  verifyEmail: 'Verify your email address before you order. Your cart and choices are saved.',
  busy: 'Many shoppers are ordering right now. Your cart is saved. Please try again in a few seconds.',
  paymentDown:
    'Payments are not available right now. No order was placed and your cart is saved. Please try again in a few seconds.',
  confirmed: 'Receipt confirmed',
  noInvoice: 'Invoice not found.',
  notDelivered: 'You can confirm receipt only after delivery.',
};
