import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { StockLine } from '../stock/stock';
import type { LineStatus } from '../tables';

/**
 * Moves lines of a locked invoice to another status; null: the status of their invoice.
 * @param from the status that they must have; other lines stay as they are
 * @returns the stock of the lines that moved
 */
export const moveLines = (
  trx: Transaction<Database>,
  lineIds: readonly number[],
  { from, to }: { from: LineStatus; to: LineStatus },
): Promise<StockLine[]> =>
  trx
    .updateTable('invoice_lines')
    .set({ status: to })
    .where('id', 'in', lineIds)
    .where('status', 'is not distinct from', from)
    .returning(['product_id as productId', 'variant_id as variantId', 'quantity'])
    .execute();
