import type { Kysely } from 'kysely';
import '../src/modules/catalog/tables';
import '../src/modules/coupons/tables';
import type { Database } from '../src/platform/database/tables';

/** What the advert above the header promises (spec 1 §9): 20 % off women's clothing, without an end; nothing where that shelf is gone. */
export async function insertCoupons(db: Kysely<Database>, since: Date): Promise<void> {
  const shelf = await db
    .selectFrom('subcategories')
    .select('id')
    .where('slug', '=', 'womens-clothing')
    .executeTakeFirst();
  if (!shelf) return;
  await db
    .insertInto('coupons')
    .values({ code: 'WOMEN20', percent: 20, subcategory_id: shelf.id, starts_at: since, ends_at: null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
