import { isAwaited, type OrderStatus, STATUS_RULES } from '@nkm/contracts';

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
  tooLate: (reference: string, status: OrderStatus) => {
    const wayOut = isAwaited(STATUS_RULES[status]) ? ' You can still refuse the parcel.' : '';
    return `Order ${reference} is already ${status.toLowerCase()}, so it cannot be cancelled.${wayOut}`;
  },
  noOrder: 'Order not found.',
  notForOthers: 'Only an unpaid order by card or bank transfer can be paid by someone else.',
  noLink: 'This link no longer works. Ask for a new one.',
  linksEnded: 'The links no longer work',
  paidByNow: 'This order is already paid. You do not need to pay.',
  ended: 'This order can no longer be paid.',
  soldOut: 'The products in this order are sold out.',
  holdEnded: 'The time to pay for this order has ended.',
  providerDown: 'The payment provider cannot be reached. Please try again in a moment.',
  undecided: 'A payment of this order is being confirmed. Do not pay again.',
  justStarted: 'A payment of this order has just started. Finish or leave its page, then try again.',
  otherWay: 'The way to pay for this order has changed.',
  providerSilent:
    'The payment provider cannot be reached, so we do not know whether your last payment arrived. ' +
    'Please try again in a moment.',
  paidAlready: (reference: string) => `Order ${reference} is already paid, so it cannot be cancelled.`,
};
