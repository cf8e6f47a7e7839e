import type { OrderStatus } from '@nkm/contracts';
import { wrongCodeText } from './station-codes';

/** Answers to vendors, couriers and staff. */
export const messages = {
  noInvoice: 'Invoice not found.',
  noParcel: 'No parcel has this tracking code.',
  packed: 'Invoice packed',
  notPaid: (status: OrderStatus) => `Only a paid invoice can be packed. This one is ${status}.`,
  undecided: 'Our staff are deciding on a cancellation for this invoice. You can pack it after that.',
  collected: 'Money recorded',
  collectFirst: (amount: string) =>
    `This parcel is paid in cash. Record the ${amount} that you collect, which also reports the delivery.`,
  otherAmount: (amount: string) => `This parcel costs ${amount}.`,
  nothingDue: 'There is no cash to collect for this parcel.',
  notWithCourier: (status: OrderStatus) => `Only a parcel on its way can be handed over. This one is ${status}.`,
  noStation: 'This parcel goes to an address, not to a pickup station.',
  noCode: 'Enter the pickup code of the shopper.',
  sixDigits: 'A pickup code has six digits.',
  otherPass: 'This pass belongs to another parcel.',
  otherKind: 'This is the pass of a return. Take its items under Returns.',
  wrongCode: (left: number) => wrongCodeText(left, 'Only our staff can hand this parcel over now.'),
  onlyStaff: 'The code was wrong five times. Only our staff can hand this parcel over.',
  tooLate: (day: string) => `The last day to collect this parcel was ${day}. Only our staff can hand it over.`,
  notReady: (status: OrderStatus) => `This parcel is not ready for pickup. It is ${status}.`,
  handedOver: 'Parcel handed over',
  received: 'Message received',
  otherContent: 'This message id belongs to a message with other content.',
  future: 'The time is in the future.',
  beforePacking: 'The time is before the parcel was packed.',
  onItsWayAgain: 'The parcel can be packed again',
  notFailed: (status: OrderStatus) =>
    `Only a parcel that is lost or returned to its sender can be sent again. This one is ${status}.`,
  noStock: 'The products are sold out, so the parcel cannot be sent again. Refund it instead.',
};
