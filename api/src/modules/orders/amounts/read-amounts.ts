import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { cashDue } from './cash-due';
import { orderAmounts, type OrderAmounts } from './order-amounts';
import '../tables';

/** What an order and its invoices cost. */
export const readAmounts = async (db: Kysely<Database>, orderId: number): Promise<OrderAmounts> =>
  (await readAmountsOf(db, [orderId])).get(orderId)!;

/** What orders and their invoices cost, by order. */
export async function readAmountsOf(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<Map<number, OrderAmounts>> {
  if (orderIds.length === 0) return new Map();
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
  const invoices = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const ids = invoices.map(({ id }) => id);
  const lines = await db.selectFrom('invoice_lines').selectAll().where('invoice_id', 'in', ids).orderBy('id').execute();
  const due = await cashDue(db, orderIds);
  const priced = invoices.map((invoice) => ({
    ...invoice,
    cash_due: due.get(invoice.id) ?? null,
    lines: lines.filter(({ invoice_id }) => invoice_id === invoice.id),
  }));
  return new Map(
    orders.map((order) => [
      order.id,
      orderAmounts(
        order,
        priced.filter(({ order_id }) => order_id === order.id),
      ),
    ]),
  );
}
