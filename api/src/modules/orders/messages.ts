/** Texts that a shopper may read from what happens after an order was made. */
export const messages = {
  cancelled: 'Order cancelled',
  noOrder: 'You have no such order.',
  paidAlready: (reference: string) => `Order ${reference} is paid, so it cannot be cancelled like this.`,
  wholeOrderOnly: 'A single product cannot be cancelled yet. Leave product_id out to cancel a whole unpaid order.',
  verifyEmail: 'Verify your email address before you order. Your cart and your choices are kept.',
  busy: 'Many shoppers are ordering right now. Your cart is kept. Please try again in a few seconds.',
  paymentDown:
    'Payments cannot be started at the moment. Nothing was ordered and your cart is kept. Please try again in a few seconds.',
  confirmed: 'Receipt confirmed',
  noInvoice: 'You have no such invoice.',
  notDelivered: 'This is not delivered, so its receipt cannot be confirmed.',
};
