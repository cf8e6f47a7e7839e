import type { RefundReason } from './tables';

/** Messages for payments that an order could not accept. */
export const REFUND_MESSAGES: Record<RefundReason, string> = {
  'already paid': 'This order was already paid. This second payment will be refunded.',
  'sold out': 'Your payment arrived after the products sold out. It will be refunded.',
  'wrong amount': 'The amount paid does not match the order total. It will be refunded.',
  'account deleted': 'The account of this order was deleted. Your payment will be refunded.',
  'order cancelled': 'Your payment arrived after this order was cancelled. It will be refunded.',
};
