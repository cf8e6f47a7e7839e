import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import type {} from '../catalog/public';

export interface WishedProduct {
  userId: number;
  productId: number;
  /** The variant that the shopper chose; null: none. */
  variantId: number | null;
}

/**
 * Adds a product to a wishlist, once, with the chosen variant. A repeated addition changes the variant only when it
 * brings one. False for an unknown product. Throws 422 for a variant of another product.
 */
export async function addToWishlist(
  db: Kysely<Database>,
  { userId, productId, variantId }: WishedProduct,
): Promise<boolean> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!product) return false;
  await refuseForeignVariant(db, { userId, productId, variantId });
  await db
    .insertInto('wishlist_entries')
    .values({ user_id: userId, product_id: productId, variant_id: variantId })
    .onConflict((same) => {
      const entry = same.columns(['user_id', 'product_id']);
      return variantId === null ? entry.doNothing() : entry.doUpdateSet({ variant_id: variantId });
    })
    .execute();
  return true;
}

async function refuseForeignVariant(db: Kysely<Database>, { productId, variantId }: WishedProduct): Promise<void> {
  if (variantId === null) return;
  const variant = await db
    .selectFrom('product_variants')
    .select('id')
    .where('id', '=', variantId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!variant) throw unprocessable({ variant: ['This variant of the product does not exist.'] });
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
