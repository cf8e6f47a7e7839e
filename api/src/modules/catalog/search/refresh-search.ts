import { sql, type Kysely } from 'kysely';
import { inScope } from '../../../platform/database/statement-scope';
import type { Database } from '../../../platform/database/tables';

/** Products that a broad search ranks first (migration 1005); a smaller catalogue has all of its products here. */
const POPULAR = 20_000;

/** Rows of one statement, which bounds how long their locks block others (migration 1005). */
const AT_ONCE = 5000;

/** Updates the vocabulary and the popular products from the catalogue. */
export function refreshSearch(db: Kysely<Database>): Promise<void> {
  // A large catalogue needs longer than the statement timeout.
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
