import { type Kysely, sql } from 'kysely';
import { PREPARED } from '../../../platform/database/prepared';
import type { Database } from '../../../platform/database/tables';

/** Those of the words that some product has. */
export async function readKnownWords(db: Kysely<Database>, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    ${PREPARED} select word from search_terms where word = any(${[...words]}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
