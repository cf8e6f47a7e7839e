import type { OrderStatus } from '@nkm/contracts';

/** Answers to shoppers and staff. */
export const messages = {
  noProduct: 'This product is not in the order.',
  /** ORD-MSG-021 */
  alreadyRequested: 'Order Cancel Request already Submitted',
  unpaid: 'This order is not paid yet. Cancel the whole order instead.',
  tooLate: (status: OrderStatus) =>
    `This order is already ${status}, so its products cannot be cancelled. You can return them after delivery.`,
  noCancellation: 'Cancellation not found.',
  decided: (status: string) => `This cancellation is already decided: ${status}.`,
  approved: 'Cancellation approved',
  refused: 'Cancellation refused',
};
