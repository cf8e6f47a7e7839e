import { type Kysely, type Selectable, sql } from 'kysely';
import '../opinions/tables';
import '../payments/tables';
import type { Database } from '../../platform/database/tables';
import { presentOrder } from './present-order';
import type { RefundsTable } from '../payments/tables';
import { stockOfNow } from './stock';
import type { InvoiceLinesTable, InvoicesTable, OrdersTable, TrackingEventsTable } from './tables';

/** Lists without pages return the newest 200. */
const NEWEST = 200;

export type InvoiceRow = Selectable<InvoicesTable> & {
  store_name: string;
  /** Stars that the shopper gave the seller. */
  rate_from_user: number | null;
  /** Products of the invoice that the shopper reviewed. */
  reviewed: number[];
  lines: (Selectable<InvoiceLinesTable> & { stock: number })[];
  events: Selectable<TrackingEventsTable>[];
};
export type RefundRow = Selectable<RefundsTable> & { reference: string };
export type OrderRow = Selectable<OrdersTable> & { invoices: InvoiceRow[]; refunds: RefundRow[] };

/** The shopper's orders, newest first. `orderId` selects one order; `newest: null` returns all. */
export async function readOrders(
  db: Kysely<Database>,
  publicUrl: string,
  { userId, orderId, newest = NEWEST }: { userId: number; orderId?: number; newest?: number | null },
) {
  let query = db.selectFrom('orders').selectAll().where('user_id', '=', userId);
  if (orderId !== undefined) query = query.where('id', '=', orderId);
  if (newest !== null) query = query.limit(newest);
  const orders = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  const ids = orders.map(({ id }) => id);
  const invoices = await readInvoices(db, userId, ids);
  const refunds = await readRefunds(db, ids);
  return orders.map((order) => {
    const whole = { ...order, invoices: invoices.get(order.id) ?? [], refunds: refunds.get(order.id) ?? [] };
    return presentOrder(whole, publicUrl);
  });
}

async function readInvoices(
  db: Kysely<Database>,
  userId: number,
  orderIds: number[],
): Promise<Map<number, InvoiceRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .selectAll('invoices')
    .leftJoin('vendor_ratings', (join) =>
      join.onRef('vendor_ratings.vendor_id', '=', 'invoices.vendor_id').on('vendor_ratings.user_id', '=', userId),
    )
    .select(['vendors.store_name', 'vendor_ratings.stars as rate_from_user'])
    .select(
      sql<number[]>`(select coalesce(json_agg(r.product_id), '[]') from reviews r where r.invoice_id = invoices.id)`.as(
        'reviewed',
      ),
    )
    .where('order_id', 'in', orderIds)
    .orderBy('invoices.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const lines = await db
    .selectFrom('invoice_lines')
    .innerJoin('products', 'products.id', 'invoice_lines.product_id')
    .leftJoin('product_variants as variant', 'variant.id', 'invoice_lines.variant_id')
    .selectAll('invoice_lines')
    .select(stockOfNow.as('stock'))
    .where('invoice_id', 'in', ids)
    .orderBy('invoice_lines.id')
    .execute();
  const events = await db
    .selectFrom('tracking_events')
    .selectAll()
    .where('invoice_id', 'in', ids)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  const linesOf = groupBy(lines, ({ invoice_id }) => invoice_id);
  const eventsOf = groupBy(events, ({ invoice_id }) => invoice_id);
  const full = rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [], events: eventsOf.get(row.id) ?? [] }));
  return groupBy(full, ({ order_id }) => order_id);
}

async function readRefunds(db: Kysely<Database>, orderIds: number[]): Promise<Map<number, RefundRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .selectAll('refunds')
    .select('payment_attempts.reference')
    .where('refunds.order_id', 'in', orderIds)
    .orderBy('refunds.id')
    .execute();
  return groupBy(rows, ({ order_id }) => order_id);
}

function groupBy<T>(items: readonly T[], key: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
