import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { type ListOrder, namedOrderColumns, orderBy, orderColumns } from './list-orders';

/** Products between two anchors; a deep page starts from the nearest anchor and skips no long offset. */
export const ANCHOR_STEP = 1000;

/** The values of the sort columns at one product, as text. */
export type Anchor = readonly string[];

/** Anchors at the 1000th, 2000th, … product of a list. */
export async function readAnchors(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  order: ListOrder,
): Promise<Anchor[]> {
  const texts = sql.raw(order.columns.map(({ name }) => `k.${name}::text`).join(', '));
  const { rows } = await sql<{ place: string[] }>`
    select array[${texts}] as place from (
      select ${namedOrderColumns(order)}, row_number() over (order by ${orderBy(order)}) as nth
      from products p where p.status = 'published' and ${where}) k
    where k.nth % ${ANCHOR_STEP} = 0 order by k.nth`.execute(db);
  return rows.map(({ place }) => place);
}

/** Condition for the products after an anchor. */
export function behind(anchor: Anchor, order: ListOrder): RawBuilder<unknown> {
  const place = order.columns.map(({ type }, index) => sql`${anchor[index]}::${sql.raw(type)}`);
  const after = sql.raw(order.direction === 'desc' ? '<' : '>');
  return sql`(${orderColumns(order)}) ${after} (${sql.join(place)})`;
}
