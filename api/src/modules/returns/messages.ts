import { RETURN_COMMENT_MAX, RETURN_DAYS, type ReturnStatus } from '@nkm/contracts';
import { type CodeWords, wrongCodeText } from '../fulfilment/public';

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
  stationClosed: 'This station no longer takes returns. Choose another one.',
  otherStation: 'The station was changed',
  noOtherStation: 'The station of this return can no longer be changed.',
  noDropOff: 'This return is not handed in at a station with a code.',
  arrived: 'Arrival recorded',
  alreadyArrived: 'A station has the items of this return already.',
  scanOrChoose: 'Scan a return pass, or choose the return and enter its six digits.',
  parcelCancelled: 'Parcel cancelled',
  notFailed: 'Only a parcel that is lost or returned to its sender can be refunded here.',
};

/** Answers to the desk of a station about codes. */
export const codeWords: CodeWords = {
  noCode: 'Enter the return code of the shopper.',
  sixDigits: 'A return code has six digits.',
  otherPass: 'This pass belongs to another return.',
  otherKind: 'This is a pickup pass. Hand over its parcel under Parcels.',
  wrongCode: (left) => wrongCodeText(left, 'Only our staff can record the arrival now.'),
  onlyStaff: 'The code was wrong five times. Only our staff can record the arrival.',
  tooLate: (day) => `The last day to hand in these items was ${day}. Only our staff can record the arrival.`,
};
