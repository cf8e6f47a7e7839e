/** Answers to shoppers and staff. */
export const messages = {
  noRefund: 'Refund not found.',
  refundIs: (status: string) => `This refund is ${status}.`,
  sendingAgain: 'The refund is sent again',
  recorded: 'Payment of the refund recorded',
  cancelled: 'Order cancelled',
  cancellationRequested: 'Request for Order Cancellation Submitted Successfully',
  noOrder: 'Order not found.',
  paidAlready: (reference: string) => `Order ${reference} is already paid, so it cannot be cancelled.`,
};
