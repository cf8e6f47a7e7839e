import type { RefundReason } from './tables';

/** What the shopper is told of money that an order could not take. */
export const REFUND_MESSAGES: Record<RefundReason, string> = {
  'already paid': 'This order was already paid. This second payment will be refunded.',
  'sold out': 'Your payment came after the products were sold out. It will be refunded.',
  'wrong amount': 'The amount paid is not the amount of the order. It will be refunded.',
  'account deleted': 'The account of this order was deleted. Your payment will be refunded.',
  'order cancelled': 'Your payment came after this order was cancelled. It will be refunded.',
};
