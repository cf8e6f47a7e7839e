/** Answers to shoppers and staff. */
export const messages = {
  noRefund: 'Refund not found.',
  refundIs: (status: string) => `This refund is ${status}.`,
  sendingAgain: 'The refund will be sent again',
  byBankOnly: 'This order was paid in cash. Send the money by bank transfer.',
  recorded: 'Refund payment recorded',
  cancelled: 'Order cancelled',
  cancellationRequested: 'Request for Order Cancellation Submitted Successfully',
  productCancelled: 'Product cancelled',
  packedAlready: (reference: string) =>
    `Order ${reference} is already packed, so it cannot be cancelled. You can still refuse the parcel.`,
  noOrder: 'Order not found.',
  paidAlready: (reference: string) => `Order ${reference} is already paid, so it cannot be cancelled.`,
};
