import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type {} from '../../accounts/public';
import { storeIsClosed } from '../../catalog/public';
import type { OrdersTable, StockLine } from '../../orders/public';

export type LockedOrder = Selectable<OrdersTable>;

/**
 * Locks an order until the end of the transaction. Everything that pays, fails or releases an order takes this lock
 * first and locks stock after it. The fixed order prevents deadlocks. The key stays free: a courier's message that has
 * locked an invoice checks its reference to the order, and would wait for a full lock.
 */
export function lockOrder(trx: Transaction<Database>, orderId: number): Promise<LockedOrder> {
  return trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Whether the account of a locked order was deleted, so that the order can no longer be delivered. */
export async function isOwnerGone(trx: Transaction<Database>, { user_id }: { user_id: number }): Promise<boolean> {
  const owner = await trx.selectFrom('users').select('status').where('id', '=', user_id).executeTakeFirstOrThrow();
  return owner.status === 'deleted';
}

/** Whether a store of the order has closed, so that nobody would pack its products. */
export async function hasClosedStore(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const closed = await trx
    .selectFrom('invoices')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .select('invoices.id')
    .where('invoices.order_id', '=', orderId)
    .where(storeIsClosed('vendors'))
    .limit(1)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Stock lines of an order, without cancelled ones, whose stock is already back. */
export async function stockLinesOf(trx: Transaction<Database>, orderId: number): Promise<StockLine[]> {
  const rows = await trx
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(['invoice_lines.product_id', 'invoice_lines.variant_id', 'invoice_lines.quantity'])
    .where('invoices.order_id', '=', orderId)
    .where('invoices.status', '<>', 'Cancelled')
    .where('invoice_lines.status', 'is', null)
    .execute();
  return rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id, quantity: row.quantity }));
}
