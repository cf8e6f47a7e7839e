import { type Kysely, sql } from 'kysely';
import type { Synonym } from '../../src/modules/catalog/search/dictionary';
import '../../src/modules/catalog/tables';
import type { Database } from '../../src/platform/database/tables';
import { readSynonyms } from './read-synonyms';
import { SYNONYMS } from './synonyms';

/** What people call things; an entry that somebody changed stays as it is. */
export async function insertSynonyms(db: Kysely<Database>): Promise<void> {
  const rows: Synonym[] = readSynonyms(SYNONYMS);
  await sql`insert into search_synonyms (phrase, means, shelves, conditions)
    select phrase, means, shelves, conditions
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(phrase text, means text[], shelves text[], conditions text[])
    on conflict (phrase) do nothing`.execute(db);
  // To count the words of all products takes minutes in a large catalogue: a shop that has them keeps them.
  const counted = await db.selectFrom('search_terms').select('word').where('of_products', '=', true).limit(1).execute();
  await (counted.length > 0 ? sql`select add_phrase_words()` : sql`select refresh_search_terms()`).execute(db);
}
