import type { PaymentMethod } from '@nkm/contracts';
import type { ColumnType, Generated, Selectable } from 'kysely';

export type AttemptStatus = 'starting' | 'lost' | 'open' | 'failed' | 'succeeded' | 'refund_due';

export interface PaymentAttemptsTable {
  id: Generated<number>;
  order_id: number;
  attempt: number;
  reference: string;
  status: AttemptStatus;
  amount_kobo: number;
  /** Null: that of the order. */
  payment_method: Generated<PaymentMethod['code'] | null>;
  authorization_url: string | null;
  message: string | null;
  checks: Generated<number>;
  check_after: Date | null;
  asked_at: Generated<Date | null>;
  answered_at: Generated<Date | null>;
  ask_failed: Generated<boolean>;
  provider_status: Generated<string | null>;
  settled_at: Date | null;
  created_at: Date;
}

export type Attempt = Selectable<PaymentAttemptsTable>;

export interface PaymentWebhooksTable {
  reference: string;
  event: string;
  payload: ColumnType<unknown, string, never>;
  received_at: Date;
  processed_at: Date | null;
}

/** Why an order did not accept a payment. */
export type RejectionReason =
  | 'already paid'
  | 'sold out'
  | 'wrong amount'
  | 'account deleted'
  | 'order cancelled'
  | 'way changed';
/** Why paid lines are refunded. */
export type LineRefundReason = 'lines cancelled' | 'parcel lost' | 'parcel returned' | 'goods returned';
export type RefundReason = RejectionReason | LineRefundReason;
/** `unclear`: the provider has a refund that may be this one. `refused`: it refused ours, or failed. */
export type RefundStatus = 'due' | 'sending' | 'pending' | 'paid' | 'refused' | 'unclear';

export interface RefundsTable {
  id: Generated<number>;
  attempt_id: number;
  order_id: number;
  amount_kobo: number;
  currency: string;
  reason: RefundReason;
  /** Of refunded lines; null when the order did not accept the payment at all. */
  invoice_id: Generated<number | null>;
  /** The parts of a refund of lines: amount = products − coupon + delivery + gas + tax + gateway. */
  products_kobo: Generated<number>;
  coupon_kobo: Generated<number>;
  delivery_kobo: Generated<number>;
  gas_kobo: Generated<number>;
  tax_kobo: Generated<number>;
  gateway_kobo: Generated<number>;
  status: Generated<RefundStatus>;
  /** How the money went back. */
  method: Generated<'provider' | 'bank transfer' | 'coins'>;
  /** Coins that went back, for the method `coins`. */
  coins: Generated<number | null>;
  tries: Generated<number>;
  /** Counts the requests of staff to send it again, from 1. */
  round: Generated<number>;
  next_try_at: Generated<Date | null>;
  /** The provider's id of the refund, or the bank's reference of a transfer. */
  provider_reference: Generated<string | null>;
  /** The last problem, for staff. */
  problem: Generated<string | null>;
  /** Who recorded it as paid. */
  role_token_id: Generated<number | null>;
  created_at: Date;
  settled_at: Date | null;
}

/** The units that a refund pays back. */
export interface RefundLinesTable {
  refund_id: number;
  line_id: number;
  quantity: number;
}

/** A link by which somebody else pays an unpaid order. */
export interface PayerLinksTable {
  id: Generated<number>;
  order_id: number;
  token_hash: string;
  created_at: Date;
  revoked_at: Generated<Date | null>;
}

/** Who pays with an attempt that came through such a link. */
export interface PaymentPayersTable {
  attempt_id: number;
  email: string;
  created_at: Date;
}

/** The money that came with a parcel. */
export interface CashCollectionsTable {
  invoice_id: number;
  order_id: number;
  amount_kobo: number;
  /** Of the courier. */
  role_token_id: number;
  collected_at: Date;
}

/** Chargebacks, as the provider reports them. */
export interface DisputesTable {
  provider_id: string;
  order_id: number;
  payment_reference: string;
  status: string;
  category: string | null;
  amount_kobo: number | null;
  currency: string | null;
  resolution: string | null;
  due_at: Date | null;
  resolved_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    payment_attempts: PaymentAttemptsTable;
    payment_webhooks: PaymentWebhooksTable;
    refunds: RefundsTable;
    refund_lines: RefundLinesTable;
    cash_collections: CashCollectionsTable;
    disputes: DisputesTable;
    payer_links: PayerLinksTable;
    payment_payers: PaymentPayersTable;
  }
}
