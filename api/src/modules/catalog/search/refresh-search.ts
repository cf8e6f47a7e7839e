import type { SqlSession } from '../../../platform/database/open-database';

/** Products that a broad search ranks first (migration 0031); in a smaller catalogue all of them. */
const POPULAR = 20_000;

/** Brings the vocabulary and the popular products to what the catalogue says now. */
export async function refreshSearch(session: Pick<SqlSession, 'query'>): Promise<void> {
  await session.query('select refresh_search_terms()');
  await session.query('select refresh_popular($1)', [POPULAR]);
}
