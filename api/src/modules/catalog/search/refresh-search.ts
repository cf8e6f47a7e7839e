import type { SqlSession } from '../../../platform/database/open-database';

/** Products that a broad search ranks first (migration 0031); in a smaller catalogue all of them. */
const POPULAR = 20_000;

/** Rows of one statement: whoever waits for one of them waits for no more (migration 0033). */
const AT_ONCE = 5000;

/** Brings the vocabulary and the popular products to what the catalogue says now. */
export async function refreshSearch(session: Pick<SqlSession, 'query'>): Promise<void> {
  await session.query('select refresh_search_terms()');
  for (let changed = AT_ONCE; changed === AT_ONCE;) {
    const [row] = await session.query<{ changed: number }>('select refresh_popular($1, $2) as changed', [
      POPULAR,
      AT_ONCE,
    ]);
    changed = row?.changed ?? 0;
  }
}
