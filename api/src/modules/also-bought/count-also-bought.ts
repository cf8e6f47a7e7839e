import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../orders/public';

/** Orders per statement. */
const BATCH = 500;

/** Counts also-bought pairs in orders paid since the last run, each order once. */
export async function countAlsoBought(db: Kysely<Database>): Promise<void> {
  while ((await countBatch(db)) === BATCH);
}

async function countBatch(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    with counted as (
      update orders set also_bought_counted = true where id in (
        select id from orders where status = 'Paid' and not also_bought_counted order by id limit ${BATCH})
      returning id),
    bought as (
      select distinct i.order_id, l.product_id from counted c
      join invoices i on i.order_id = c.id join invoice_lines l on l.invoice_id = i.id),
    pairs as (
      insert into also_bought as known (product_id, other_id, orders)
      select x.product_id, y.product_id, count(*)::integer from bought x
      join bought y on y.order_id = x.order_id and y.product_id <> x.product_id
      group by x.product_id, y.product_id
      on conflict (product_id, other_id) do update set orders = known.orders + excluded.orders)
    select count(*)::integer as counted from counted`.execute(db);
  return rows[0]?.counted ?? 0;
}
