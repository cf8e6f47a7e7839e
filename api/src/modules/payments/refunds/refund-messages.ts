import type { LineRefundReason, RefundReason, RejectionReason } from '../tables';

/** Messages for payments that an order could not accept. */
export const REFUND_MESSAGES: Record<RejectionReason, string> = {
  'already paid': 'This order was already paid. This second payment will be refunded.',
  'sold out': 'Your payment arrived after the products sold out. It will be refunded.',
  'wrong amount': 'The amount paid does not match the order total. It will be refunded.',
  'account deleted': 'The account of this order was deleted. Your payment will be refunded.',
  'order cancelled': 'Your payment arrived after this order was cancelled. It will be refunded.',
  'way changed': 'Your payment arrived after the way to pay for this order had changed. It will be refunded.',
};

const LINE_REFUNDS: Record<LineRefundReason, string> = {
  'lines cancelled': 'Cancelled',
  'parcel lost': 'Lost on the way',
  'parcel returned': 'Returned to the seller',
  'goods returned': 'Returned',
};

/**
 * Why money goes back, for the shopper.
 * @param names the refunded products
 */
export function refundReason(reason: RefundReason, names: readonly string[]): string {
  return isOfLines(reason) ? `${LINE_REFUNDS[reason]}: ${names.join(', ')}.` : REFUND_MESSAGES[reason];
}

const isOfLines = (reason: RefundReason): reason is LineRefundReason => reason in LINE_REFUNDS;
