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
 * Adds a product to a wishlist, once, with the chosen variant and with the current price and stock, for the marks of
 * the wishlist. A repeated addition changes them only when it brings a variant. False for an unknown product. Throws
 * 422 for a variant of another product.
 */
export async function addToWishlist(
  db: Kysely<Database>,
  { userId, productId, variantId }: WishedProduct,
): Promise<boolean> {
  const product = await db
    .selectFrom('products')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .select(['products.selling_price_kobo', 'product_stock.stock'])
    .where('products.id', '=', productId)
    .where('products.status', '=', 'published')
    .executeTakeFirst();
  if (!product) return false;
  const variant = await chosenVariant(db, productId, variantId);
  const state = {
    variant_id: variantId,
    added_price_kobo: variant?.selling_price_kobo ?? product.selling_price_kobo,
    added_in_stock: (variant ?? product).stock > 0,
    seen_price_kobo: null,
  };
  await db
    .insertInto('wishlist_entries')
    .values({ user_id: userId, product_id: productId, ...state })
    .onConflict((same) => {
      const entry = same.columns(['user_id', 'product_id']);
      return variantId === null ? entry.doNothing() : entry.doUpdateSet(state);
    })
    .execute();
  return true;
}

async function chosenVariant(db: Kysely<Database>, productId: number, variantId: number | null) {
  if (variantId === null) return null;
  const variant = await db
    .selectFrom('product_variants')
    .select(['selling_price_kobo', 'stock'])
    .where('id', '=', variantId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!variant) throw unprocessable({ variant: ['This variant of the product does not exist.'] });
  return variant;
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
