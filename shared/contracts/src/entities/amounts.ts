import type { Naira, Timestamp } from './values';

/** What an amount is for, in the order in which shoppers see the lines. */
export const AMOUNT_NAMES = ['products', 'coupon', 'delivery', 'gas', 'tax', 'gateway', 'rounding'] as const;
export type AmountName = (typeof AMOUNT_NAMES)[number];

/** Amounts that add up to `total`, in naira; a discount is negative, and parts of zero are left out (ours). */
export interface Amounts {
  lines: { name: AmountName; amount: Naira }[];
  total: Naira;
  /** Whether `total` is paid, still to be paid, or paid in cash on delivery. */
  kind: 'paid' | 'to_pay' | 'on_delivery';
  /** Coins pay it, one for each naira (ours). */
  in_coins?: true;
}

/** What a refund returns, as lines that add up to `total`, in naira (ours). */
export type RefundAmounts = Pick<Amounts, 'lines' | 'total'>;

/** What a refund would return, and how, before it is requested (ours). */
export interface RefundQuote {
  /** Missing for an order in coins. */
  amounts?: RefundAmounts;
  /** Coins that come back; missing for every other order. */
  coins?: number;
  /** Where the money goes, inside a sentence: `to the card that you paid with`. */
  way: string;
}

/** Whether a refund was paid: the provider confirmed it, or staff recorded it (ours). */
export type RefundState = 'on_its_way' | 'refunded';

/** A refund to the shopper. */
export interface OrderRefund {
  /** Reference of the payment. */
  reference: string;
  /** The invoice of the refunded products; null or missing when the order did not accept the payment. */
  invoice_id?: number | null;
  /** In the currency of the payment. */
  amount: number;
  currency: string;
  /** NKM coins that went back instead of money (ours). */
  coins?: number;
  /** What the amount consists of; missing for a payment that the order did not accept (ours). */
  amounts?: RefundAmounts;
  /** Reason, shown to the shopper. */
  message: string;
  created_at: Timestamp;
  /** Null until the money is paid back. */
  refunded_at: Timestamp | null;
}
