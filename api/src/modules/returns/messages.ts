import { RETURN_COMMENT_MAX, RETURN_DAYS, type ReturnStatus } from '@nkm/contracts';

/** Answers to shoppers and staff. */
export const messages = {
  requested: 'Return requested',
  noInvoice: 'Invoice not found.',
  notDelivered: 'You can return products after delivery.',
  tooLate: `Products can be returned within ${RETURN_DAYS} days after delivery. That time has passed.`,
  noComment: 'Describe the problem.',
  commentTooLong: `Your text may have at most ${RETURN_COMMENT_MAX} characters.`,
  noItems: 'Choose at least one product.',
  notInInvoice: 'This product is not part of the invoice.',
  cancelled: 'This product was cancelled.',
  tooMany: (left: number) => (left === 1 ? 'You can return only 1 unit.' : `You can return only ${left} units.`),
  alreadyRequested: 'You have already requested this return.',
  noReturn: 'Return not found.',
  is: (status: ReturnStatus) => `This return is ${status}.`,
  approved: 'Return approved',
  refused: 'Return refused',
  received: 'Items received',
  refunded: 'Refund on its way',
  parcelCancelled: 'Parcel cancelled',
  notFailed: 'Only a parcel that is lost or returned to its sender can be refunded here.',
};
