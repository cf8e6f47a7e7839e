import { type Kysely, sql } from 'kysely';
import { PREPARED } from '../../platform/database/prepared';
import type { Database } from '../../platform/database/tables';
import { cardColumns, type CardRow } from './card-columns';

/** The cards of these products in this order, without those that are no longer sold. */
export async function readCards(db: Kysely<Database>, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    ${PREPARED} select ${cardColumns('p')}
    from unnest(${[...ids]}::bigint[]) with ordinality as k (id, nth)
    join products p on p.id = k.id and p.status = 'published'
    order by k.nth`.execute(db);
  return rows;
}
