import { type Kysely, sql } from 'kysely';
import type { Synonym } from '../../src/modules/catalog/public';
import type { Database } from '../../src/platform/database/tables';
import { readSynonyms } from './read-synonyms';
import { SYNONYMS } from './synonyms';

/** Synonyms; entries that an operator has edited stay unchanged. */
export async function insertSynonyms(db: Kysely<Database>): Promise<void> {
  const rows: Synonym[] = readSynonyms(SYNONYMS);
  await sql`insert into search_synonyms (phrase, means, shelves, conditions)
    select phrase, means, shelves, conditions
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(phrase text, means text[], shelves text[], conditions text[])
    on conflict (phrase) do nothing`.execute(db);
  // Skips the count if one exists, because it takes minutes in a large catalogue.
  const counted = await db.selectFrom('search_terms').select('word').where('of_products', '=', true).limit(1).execute();
  await (counted.length > 0 ? sql`select add_phrase_words()` : sql`select refresh_search_terms()`).execute(db);
}
