import type { SqlSession } from '../../../platform/database/open-database';

/** Brings the vocabulary of the search to what the products say now (migration 0006). */
export async function refreshSearchTerms(session: Pick<SqlSession, 'query'>): Promise<void> {
  await session.query('select refresh_search_terms()');
}
