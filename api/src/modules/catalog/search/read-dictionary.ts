import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { readCategoryTree } from '../category-tree';
import { createDictionary, type Dictionary } from './dictionary';

/** The phrases of the table search_synonyms and the names of the subcategories. */
export async function readDictionary(db: Kysely<Database>): Promise<Dictionary> {
  const [synonyms, { subcategories }] = await Promise.all([
    db.selectFrom('search_synonyms').select(['phrase', 'means', 'shelves', 'conditions']).execute(),
    readCategoryTree(db),
  ]);
  return createDictionary(synonyms, subcategories);
}
