import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { cashDue } from './cash';
import { orderAmounts, type OrderAmounts } from './order-amounts';
import './tables';

/** What an order and its invoices cost. */
export async function readAmounts(db: Kysely<Database>, orderId: number): Promise<OrderAmounts> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const invoices = await db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  const ids = invoices.map(({ id }) => id);
  const lines = await db.selectFrom('invoice_lines').selectAll().where('invoice_id', 'in', ids).orderBy('id').execute();
  const due = await cashDue(db, [orderId]);
  return orderAmounts(
    order,
    invoices.map((invoice) => ({
      ...invoice,
      cash_due: due.get(invoice.id) ?? null,
      lines: lines.filter(({ invoice_id }) => invoice_id === invoice.id),
    })),
  );
}
