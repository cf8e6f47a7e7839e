import type { Kysely } from 'kysely';
import type {} from '../src/modules/catalog/public';
import type {} from '../src/modules/coupons/public';
import type { Database } from '../src/platform/database/tables';

/** The coupon of the banner above the header (spec 1 §9): 20 % off women's clothing, if that subcategory exists. */
export async function insertCoupons(db: Kysely<Database>, since: Date): Promise<void> {
  const subcategory = await db
    .selectFrom('subcategories')
    .select('id')
    .where('slug', '=', 'womens-clothing')
    .executeTakeFirst();
  if (!subcategory) return;
  await db
    .insertInto('coupons')
    .values({ code: 'WOMEN20', percent: 20, subcategory_id: subcategory.id, starts_at: since, ends_at: null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
