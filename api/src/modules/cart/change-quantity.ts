import { variantName } from '@nkm/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound } from '../../platform/errors/api-problem';

/**
 * Sets the quantity of a line, capped at the stock and at the limit per order. Throws 404 for an unknown line or
 * another shopper's, 409 if sold out.
 */
export async function changeQuantity(
  db: Kysely<Database>,
  { userId, lineId, quantity, lineUnits }: { userId: number; lineId: number; quantity: number; lineUnits: number },
): Promise<void> {
  const line = await db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .select([
      'products.title',
      'product_variants.values',
      sql<number>`coalesce(product_variants.stock, products.stock)`.as('stock'),
    ])
    .where('cart_lines.id', '=', lineId)
    .where('cart_lines.user_id', '=', userId)
    .where('products.status', '=', 'published')
    .executeTakeFirst();
  if (!line) throw notFound();
  if (line.stock === 0) throw conflict(`${variantName(line.title, line.values)} is sold out.`);
  await db
    .updateTable('cart_lines')
    .set({ quantity: Math.min(quantity, line.stock, lineUnits) })
    .where('id', '=', lineId)
    .where('user_id', '=', userId)
    .execute();
}
