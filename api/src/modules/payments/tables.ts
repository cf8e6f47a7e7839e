import type { ColumnType, Generated } from 'kysely';

export type AttemptStatus = 'starting' | 'lost' | 'open' | 'failed' | 'succeeded' | 'refund_due';

export interface PaymentAttemptsTable {
  id: Generated<number>;
  order_id: number;
  attempt: number;
  reference: string;
  status: AttemptStatus;
  amount_kobo: number;
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

export interface PaymentWebhooksTable {
  reference: string;
  event: string;
  payload: ColumnType<unknown, string, never>;
  received_at: Date;
  processed_at: Date | null;
}

export type RefundReason = 'already paid' | 'sold out' | 'wrong amount' | 'account deleted' | 'order cancelled';

export interface RefundsTable {
  id: Generated<number>;
  attempt_id: number;
  order_id: number;
  amount_kobo: number;
  currency: string;
  reason: RefundReason;
  created_at: Date;
  settled_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    payment_attempts: PaymentAttemptsTable;
    payment_webhooks: PaymentWebhooksTable;
    refunds: RefundsTable;
  }
}
