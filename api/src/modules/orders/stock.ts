import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** So many units of a product or, where it has variants, of one of them. */
export interface StockLine {
  productId: number;
  variantId: number | null;
  quantity: number;
}

/**
 * Units of a line that can be bought, 0 for what is not sold any more. For a query with `products`, and its variant, if
 * the line has one, as `variant`.
 */
export const stockOfNow = sql<number>`case
  when products.status <> 'published' or (products.has_variants and variant.id is null) then 0
  else coalesce(variant.stock, products.stock) end`;

/**
 * Takes the lines from the stock, each with one conditional statement, in product order so that two orders
 * never wait for each other. Returns the lines that are not there in that number; then nothing was taken.
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

/** Gives lines back that `takeStock` took. */
export async function giveStockBack(trx: Transaction<Database>, lines: readonly StockLine[]): Promise<void> {
  for (const line of inProductOrder(lines)) {
    if (!(await changeStock(trx, line, line.quantity)))
      throw new Error(`Stock of product ${line.productId}, variant ${line.variantId} has no row to go back to`);
  }
}

/** One statement that changes the stock unless it would become negative; false when nothing was changed. */
async function changeStock(trx: Transaction<Database>, line: StockLine, by: number): Promise<boolean> {
  const { productId, variantId } = line;
  // Cast: PostgreSQL takes a bare parameter in a comparison for text.
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
