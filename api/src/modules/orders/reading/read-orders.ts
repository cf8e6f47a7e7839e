import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { cashDue } from '../amounts/cash-due';
import type { InvoiceRow } from './order-rows';
import type { OrderDetails } from '../orders-needs';
import { presentOrder } from './present-order';
import { currentStock } from '../stock/stock';

/** Lists without pages return the newest 200. */
const NEWEST = 200;

interface Wanted {
  userId: number;
  /** Only these orders. */
  orderIds?: readonly number[];
  /** Null returns all. */
  newest?: number | null;
}

/** The shopper's orders, newest first. */
export async function readOrders(
  db: Kysely<Database>,
  { publicUrl, refundsOf, undecidedPaymentsOf, ratingsBy, ...others }: OrderDetails & { publicUrl: string },
  { userId, orderIds, newest = NEWEST }: Wanted,
) {
  if (orderIds?.length === 0) return [];
  let query = db.selectFrom('orders').selectAll().where('user_id', '=', userId);
  if (orderIds) query = query.where('id', 'in', orderIds);
  if (newest !== null) query = query.limit(newest);
  const orders = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  const ids = orders.map(({ id }) => id);
  const invoices = await readInvoices(db, ids, { ratings: await ratingsBy(db, userId), ...others });
  const refunds = await refundsOf(db, ids);
  const unpaid = orders.filter(({ status }) => status === 'Uncompleted').map(({ id }) => id);
  const undecided = await undecidedPaymentsOf(db, unpaid);
  const inCash = orders.filter(({ status }) => status === 'Confirmed').map(({ id }) => id);
  const due = await cashDue(db, inCash);
  return orders.map((order) => {
    const own = (invoices.get(order.id) ?? []).map((row) => ({ ...row, cash_due: due.get(row.id) ?? null }));
    const details = { refunds: refunds.get(order.id) ?? [], undecided_payment: undecided.get(order.id) ?? null };
    return presentOrder({ ...order, invoices: own, ...details }, publicUrl);
  });
}

async function readInvoices(
  db: Kysely<Database>,
  orderIds: number[],
  {
    ratings,
    refusalsOf,
    returnsOf,
  }: { ratings: ReadonlyMap<number, number> } & Pick<OrderDetails, 'refusalsOf' | 'returnsOf'>,
): Promise<Map<number, Omit<InvoiceRow, 'cash_due'>[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .selectAll('invoices')
    .select('vendors.store_name')
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
    .select(currentStock.as('stock'))
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
  const transitions = await db
    .selectFrom('invoice_transitions')
    .select(['invoice_id', 'to_status', 'happened_at'])
    .where('invoice_id', 'in', ids)
    .orderBy('id')
    .execute();
  const pickups = await db
    .selectFrom('pickups')
    .select(['tracking_code', 'code', 'collect_until', 'wrong_codes', 'ended_at'])
    .where('invoice_id', 'in', ids)
    .where('collected_at', 'is', null)
    .execute();
  const transitionsOf = groupBy(transitions, ({ invoice_id }) => invoice_id);
  const returns = await returnsOf(db, ids);
  const refusals = await refusalsOf(db, ids);
  const withRefusals = lines.map((line) => ({ ...line, refusal: refusals.get(line.id) ?? null }));
  const linesOf = groupBy(withRefusals, ({ invoice_id }) => invoice_id);
  const eventsOf = groupBy(events, ({ invoice_id }) => invoice_id);
  const full = rows.map((row) => ({
    ...row,
    rate_from_user: ratings.get(row.vendor_id) ?? null,
    lines: linesOf.get(row.id) ?? [],
    events: eventsOf.get(row.id) ?? [],
    transitions: transitionsOf.get(row.id) ?? [],
    pickup: pickups.find(({ tracking_code }) => tracking_code === row.tracking_code) ?? null,
    returns: returns.get(row.id) ?? [],
  }));
  return groupBy(full, ({ order_id }) => order_id);
}

function groupBy<T>(items: readonly T[], key: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
