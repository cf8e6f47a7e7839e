import { variantName } from '@nkm/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { mergedQuantity, MOST_LINES } from '../../cart/public';
import { currentStock } from './stock';

export interface ReturnedToCart {
  /** Names of products returned to the cart. */
  added: string[];
  /** Names of products that are sold out, no longer sold, or did not fit. */
  gone: string[];
}

/**
 * Returns the available products of an order to its shopper’s cart: at most the stock and `lineUnits` of each. An
 * existing cart line keeps the larger quantity, so that repeating this changes nothing. The order records the return.
 */
export async function returnToCart(
  trx: Transaction<Database>,
  { orderId, userId, lineUnits }: { orderId: number; userId: number; lineUnits: number },
): Promise<ReturnedToCart> {
  const result: ReturnedToCart = { added: [], gone: [] };
  let room = MOST_LINES - (await countLines(trx, userId));
  for (const line of await linesOf(trx, orderId)) {
    const most = Math.min(line.stock, lineUnits);
    const fits = line.in_cart !== null || room > 0;
    if (most === 0 || !fits) {
      result.gone.push(variantName(line.name, line.variant_values));
      continue;
    }
    if (line.in_cart === null) room -= 1;
    await keepLine(trx, userId, { ...line, quantity: mergedQuantity(line.in_cart, line.quantity, most) });
    result.added.push(variantName(line.name, line.variant_values));
  }
  if (result.added.length > 0) await markReturnedToCart(trx, orderId);
  return result;
}

/** Ordered lines, with their current stock (0 when no longer sold) and their quantity in the cart. */
function linesOf(trx: Transaction<Database>, orderId: number) {
  return trx
    .selectFrom('invoice_lines as line')
    .innerJoin('invoices', 'invoices.id', 'line.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('products', 'products.id', 'line.product_id')
    .leftJoin('product_variants as variant', 'variant.id', 'line.variant_id')
    .leftJoin('cart_lines as cart', (join) =>
      join
        .onRef('cart.user_id', '=', 'orders.user_id')
        .onRef('cart.product_id', '=', 'line.product_id')
        .on(sql<boolean>`coalesce(cart.variant_id, 0) = coalesce(line.variant_id, 0)`),
    )
    .select(['line.product_id', 'line.variant_id', 'line.name', 'line.variant_values', 'line.quantity'])
    .select('cart.quantity as in_cart')
    .select(currentStock.as('stock'))
    .where('invoices.order_id', '=', orderId)
    .orderBy('line.id')
    .execute();
}

async function markReturnedToCart(trx: Transaction<Database>, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ returned_to_cart: true }).where('id', '=', orderId).execute();
}

async function countLines(trx: Transaction<Database>, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('cart_lines')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

async function keepLine(
  trx: Transaction<Database>,
  userId: number,
  line: { product_id: number; variant_id: number | null; quantity: number },
): Promise<void> {
  const { product_id, variant_id, quantity } = line;
  await trx
    .insertInto('cart_lines')
    .values({ user_id: userId, product_id, variant_id, quantity })
    .onConflict((same) => same.expression(sql`user_id, product_id, coalesce(variant_id, 0)`).doUpdateSet({ quantity }))
    .execute();
}
