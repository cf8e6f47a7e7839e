import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { markCounted } from '../orders/public';

/** Orders per transaction. */
const BATCH = 500;

/** Counts also-bought pairs in orders paid since the last run, each order once. */
export async function countAlsoBought(db: Kysely<Database>): Promise<void> {
  while ((await db.transaction().execute(countBatch)) === BATCH);
}

async function countBatch(trx: Transaction<Database>): Promise<number> {
  const orderIds = await markCounted(trx, BATCH);
  await sql`
    with bought as (
      select distinct i.order_id, l.product_id from invoices i join invoice_lines l on l.invoice_id = i.id
      where i.order_id = any(${orderIds}::bigint[]))
    insert into also_bought as known (product_id, other_id, orders)
    select x.product_id, y.product_id, count(*)::integer from bought x
    join bought y on y.order_id = x.order_id and y.product_id <> x.product_id
    group by x.product_id, y.product_id
    on conflict (product_id, other_id) do update set orders = known.orders + excluded.orders`.execute(trx);
  return orderIds.length;
}
