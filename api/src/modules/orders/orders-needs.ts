import type { InvoiceReturn, OrderRefund } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** Details of orders that modules above own. They read with the given client, so that a snapshot stays consistent. */
export interface OrderDetails {
  /** Refunds by order, oldest first. The payments module implements it. */
  refundsOf(db: Kysely<Database>, orderIds: readonly number[]): Promise<Map<number, OrderRefund[]>>;
  /** Payments that the bank still decides, by unpaid order. The payments module implements it. */
  undecidedPaymentsOf(db: Kysely<Database>, orderIds: readonly number[]): Promise<Map<number, string>>;
  /** Why staff refused the last cancellation of a line, by line. The cancellations module implements it. */
  refusalsOf(db: Kysely<Database>, invoiceIds: readonly number[]): Promise<Map<number, string>>;
  /** Returns by invoice, oldest first. The returns module implements it. */
  returnsOf(db: Kysely<Database>, invoiceIds: readonly number[]): Promise<Map<number, InvoiceReturn[]>>;
  /** Stars that a shopper gave sellers, by vendor. The reviews module implements it. */
  ratingsBy(db: Kysely<Database>, userId: number): Promise<Map<number, number>>;
}

/** Orders need this of modules above them (docs/decisions/0068). */
export interface OrdersNeeds {
  details: OrderDetails;
}
