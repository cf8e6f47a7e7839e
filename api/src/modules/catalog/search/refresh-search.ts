import { sql, type Kysely } from 'kysely';
import { inScope } from '../../../platform/database/statement-scope';
import type { Database } from '../../../platform/database/tables';

/** Products that a broad search ranks first (migration 0031); in a smaller catalogue all of them. */
const POPULAR = 20_000;

/** Rows of one statement: whoever waits for one of them waits for no more (migration 0033). */
const AT_ONCE = 5000;

/** Brings the vocabulary and the popular products to what the catalogue says now. */
export function refreshSearch(db: Kysely<Database>): Promise<void> {
  // On a large catalogue it takes longer than a statement may.
  return inScope({ unlimited: true }, async () => {
    await db.transaction().execute((trx) => sql`select refresh_search_terms()`.execute(trx));
    let changed = AT_ONCE;
    while (changed === AT_ONCE) changed = await db.transaction().execute(refreshSome);
  });
}

async function refreshSome(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select refresh_popular(${POPULAR}::integer, ${AT_ONCE}::integer) as changed`.execute(trx);
  return rows[0]?.changed ?? 0;
}
