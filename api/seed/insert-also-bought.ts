import type { Kysely } from 'kysely';
import type {} from '../src/modules/also-bought/public';
import type { Database } from '../src/platform/database/tables';
import { bulkInsert } from './bulk-insert';
import { planAlsoBought } from './catalogue/plan-also-bought';

export async function insertAlsoBought(db: Kysely<Database>, seed: number): Promise<void> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'category_id', 'subcategory_id', 'popularity'])
    .orderBy('id')
    .execute();
  await bulkInsert(
    db,
    'also_bought',
    { product_id: 'bigint', other_id: 'bigint', orders: 'integer' },
    planAlsoBought(products, seed).map((companion) => ({ ...companion })),
  );
}
