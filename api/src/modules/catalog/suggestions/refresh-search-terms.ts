import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Brings the vocabulary of the search to what the products say now (migration 0006). */
export async function refreshSearchTerms(db: Kysely<Database>): Promise<void> {
  await sql`select refresh_search_terms()`.execute(db);
}
