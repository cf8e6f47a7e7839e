import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';

/** Adds a product to a wishlist, once. False for an unknown product. */
export async function addToWishlist(db: Kysely<Database>, userId: number, productId: number): Promise<boolean> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!product) return false;
  await db
    .insertInto('wishlist_entries')
    .values({ user_id: userId, product_id: productId })
    .onConflict((same) => same.columns(['user_id', 'product_id']).doNothing())
    .execute();
  return true;
}

/** Removes a product from a wishlist. False when it was not on it. */
export async function removeFromWishlist(db: Kysely<Database>, userId: number, productId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('wishlist_entries')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return removed.numDeletedRows === 1n;
}
