import type { Kysely } from 'kysely';
import '../src/modules/companions/tables';
import type { Database } from '../src/platform/database/tables';
import { bulkInsert } from './bulk-insert';
import { planCompanions } from './catalogue/plan-companions';

export async function insertCompanions(db: Kysely<Database>, seed: number): Promise<void> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'category_id', 'subcategory_id', 'popularity'])
    .orderBy('id')
    .execute();
  await bulkInsert(
    db,
    'also_bought',
    { product_id: 'bigint', other_id: 'bigint', orders: 'integer' },
    planCompanions(products, seed).map((companion) => ({ ...companion })),
  );
}
