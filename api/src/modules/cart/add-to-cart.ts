import { variantName } from '@nkm/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { conflict, unprocessable } from '../../platform/errors/api-problem';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import { mergedQuantity, MOST_LINES } from './cart-rules';

export interface AddedLine {
  productId: number;
  variantId: number | null;
  /** At least 1. */
  quantity: number;
  /** Most units of a line that can be ordered (setting ORDER_LINE_UNITS). */
  lineUnits: number;
}

/**
 * Adds a product, or one of its variants, to a cart; a repeated addition keeps the larger quantity. The quantity is
 * capped at the stock and at the limit per order. Returns the line's id. Throws 422 for an invalid choice and 409 if it
 * is sold out.
 */
export async function addToCart(db: Kysely<Database>, userId: number, line: AddedLine): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { title, stock: inStock } = await findChoice(trx, line);
    const stock = Math.min(inStock, line.lineUnits);
    if (stock === 0) throw conflict(`${title} is sold out.`);
    await refuseFullCart(trx, userId, line);
    const quantity = mergedQuantity(null, line.quantity, stock);
    const row = await trx
      .insertInto('cart_lines')
      .values({ user_id: userId, product_id: line.productId, variant_id: line.variantId, quantity })
      .onConflict((same) =>
        same
          .expression(sql`user_id, product_id, coalesce(variant_id, 0)`)
          // The rule of mergedQuantity in SQL, so that concurrent requests do not overwrite each other's quantity.
          .doUpdateSet({
            quantity: sql<number>`least(greatest(cart_lines.quantity, excluded.quantity), ${stock}::integer)`,
          }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
}

async function findChoice(trx: Transaction<Database>, { productId, variantId }: AddedLine) {
  const product = await trx
    .selectFrom('products')
    .select(['title', 'has_variants', 'stock'])
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!product) throw unprocessable({ product_id: ['This product is no longer available.'] });
  if (!product.has_variants && variantId === null) return product;
  if (!product.has_variants) throw unprocessable({ variant: [`${product.title} has no variants.`] });
  if (variantId === null) throw unprocessable({ variant: [`Choose a variant of ${product.title}.`] });
  const variant = await trx
    .selectFrom('product_variants')
    .select(['stock', 'values'])
    .where('id', '=', variantId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!variant) throw unprocessable({ variant: [`This variant of ${product.title} does not exist.`] });
  return { title: variantName(product.title, variant.values), stock: variant.stock };
}

async function refuseFullCart(trx: Transaction<Database>, userId: number, line: AddedLine): Promise<void> {
  const { count } = await trx
    .selectFrom('cart_lines')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`(product_id, coalesce(variant_id, 0))
        <> (${line.productId}::bigint, ${line.variantId ?? 0}::bigint)`,
    )
    .executeTakeFirstOrThrow();
  if (count >= MOST_LINES) throw conflict(`Your cart can hold at most ${MOST_LINES} different products.`);
}
