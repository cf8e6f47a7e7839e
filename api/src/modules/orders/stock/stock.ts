import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Units of a product, or of a variant where the product has variants. */
export interface StockLine {
  productId: number;
  variantId: number | null;
  quantity: number;
}

/**
 * Available units of a line; 0 when no longer sold. Requires `products` in the query, and the line’s variant, if any,
 * as `variant`.
 */
export const currentStock = sql<number>`case
  when products.status <> 'published' or (products.has_variants and variant.id is null) then 0
  else coalesce(variant.stock, products.stock) end`;

/**
 * Takes the lines from the stock, each with one conditional statement. Product order prevents deadlocks between orders.
 * Returns the lines without enough stock; then nothing was taken.
 */
export async function takeStock<L extends StockLine>(trx: Transaction<Database>, lines: readonly L[]): Promise<L[]> {
  const taken: L[] = [];
  const missing: L[] = [];
  for (const line of inProductOrder(lines)) {
    ((await changeStock(trx, line, -line.quantity)) ? taken : missing).push(line);
  }
  if (missing.length > 0) await giveStockBack(trx, taken);
  return missing;
}

/** Returns lines that `takeStock` took. */
export async function giveStockBack(trx: Transaction<Database>, lines: readonly StockLine[]): Promise<void> {
  for (const line of inProductOrder(lines)) {
    if (!(await changeStock(trx, line, line.quantity)))
      throw new Error(`Stock of product ${line.productId}, variant ${line.variantId} has no row to go back to`);
  }
}

/** Changes the stock in one statement unless it would become negative. False when nothing changed. */
async function changeStock(trx: Transaction<Database>, line: StockLine, by: number): Promise<boolean> {
  const { productId, variantId } = line;
  // Cast: PostgreSQL treats a bare parameter in a comparison as text.
  const changed = sql<number>`stock + ${by}::integer`;
  const result =
    variantId === null
      ? await trx
          .updateTable('products')
          .set({ stock: changed })
          .where('id', '=', productId)
          .where('has_variants', '=', false)
          .where(changed, '>=', 0)
          .executeTakeFirstOrThrow()
      : await trx
          .updateTable('product_variants')
          .set({ stock: changed })
          .where('id', '=', variantId)
          .where('product_id', '=', productId)
          .where(changed, '>=', 0)
          .executeTakeFirstOrThrow();
  return result.numUpdatedRows === 1n;
}

function inProductOrder<L extends StockLine>(lines: readonly L[]): L[] {
  return [...lines].sort((a, b) => a.productId - b.productId || (a.variantId ?? 0) - (b.variantId ?? 0));
}
