import { formatMoney, kobo, toNaira, variantName } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import type {} from '../catalog/public';
import { notify } from '../notifications/public';
import './tables';

const BATCH = 200;

interface Fall {
  user_id: number;
  product_id: number;
  title: string;
  slug: string;
  variant_id: number | null;
  values: Parameters<typeof variantName>[1];
  price: number;
  added: number;
  seen: number;
}

/**
 * Notifies shoppers of products on their wishlist that have become cheaper than when they saved them: once for each
 * fall, and only while the product can be bought.
 * @returns the number of notifications; the next run sends the rest
 */
export async function tellOfPrices(db: Kysely<Database>, now: Date): Promise<number> {
  await followOtherChanges(db);
  let told = 0;
  for (const fall of await dueFalls(db)) if (await tell(db, fall, now)) told += 1;
  return told;
}

/** Rises, and falls that end above the saved price: the next fall counts from there. */
async function followOtherChanges(db: Kysely<Database>): Promise<void> {
  await sql`
    update wishlist_entries as entry set seen_price_kobo = current.price
    from (${prices}) as current
    where entry.user_id = current.user_id and entry.product_id = current.product_id
      and current.price <> current.seen
      and (current.price > current.seen or current.price >= current.added)`.execute(db);
}

/** False: another instance was faster, or the price has changed again. */
function tell(db: Kysely<Database>, fall: Fall, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('wishlist_entries')
      .set({ seen_price_kobo: fall.price })
      .where('user_id', '=', fall.user_id)
      .where('product_id', '=', fall.product_id)
      .where(({ fn }) => sql<boolean>`${fn.coalesce('seen_price_kobo', 'added_price_kobo')} = ${fall.seen}`)
      .executeTakeFirst();
    if (marked.numUpdatedRows !== 1n) return false;
    const variant = fall.variant_id === null ? '' : `?variant=${fall.variant_id}`;
    const name = variantName(fall.title, fall.values);
    const [price, saved] = [fall.price, fall.added - fall.price].map((amount) => formatMoney(toNaira(kobo(amount))));
    await notify(trx, {
      userId: fall.user_id,
      tag: 'Product',
      description: `${name} on your wishlist now costs ${price}, ${saved} less than when you saved it.`,
      path: `/${fall.slug}${variant}`,
      now,
    });
    return true;
  });
}

/** Each entry whose saved price is known: the price now, when it was saved, and when the job saw it last. */
const prices = sql`
  select entry.user_id, entry.product_id, entry.variant_id, products.title, products.slug, variant.values,
    coalesce(variant.selling_price_kobo, products.selling_price_kobo) as price,
    entry.added_price_kobo as added, coalesce(entry.seen_price_kobo, entry.added_price_kobo) as seen,
    coalesce(variant.stock, product_stock.stock) as stock
  from wishlist_entries entry
  join users on users.id = entry.user_id and users.status = 'active'
  join products on products.id = entry.product_id and products.status = 'published'
  join product_stock on product_stock.product_id = products.id
  left join product_variants variant on variant.id = entry.variant_id
  where entry.added_price_kobo is not null`;

async function dueFalls(db: Kysely<Database>): Promise<Fall[]> {
  const { rows } = await sql<Fall>`
    select * from (${prices}) as current
    where current.price < current.seen and current.price < current.added and current.stock > 0
    order by current.user_id, current.product_id
    limit ${BATCH}`.execute(db);
  return rows.map((row) => ({
    ...row,
    user_id: Number(row.user_id),
    product_id: Number(row.product_id),
    price: Number(row.price),
    added: Number(row.added),
    seen: Number(row.seen),
  }));
}
