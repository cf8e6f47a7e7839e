import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { claimFlashPiecesAgain, giveFlashPiecesBack } from '../deals/flash/claim-flash-pieces';
import { holdUntil } from '../orders/create-order';
import { giveStockBack, takeStock } from '../orders/stock';
import { stockLinesOf } from './order-lock';

/**
 * Takes the products of a locked order from the stock again, and what it had of the flash deal. False, and nothing
 * taken, when they are gone.
 */
export async function holdStockAgain(trx: Transaction<Database>, orderId: number, now: Date): Promise<boolean> {
  if (!(await claimFlashPiecesAgain(trx, orderId, now))) return false;
  const missing = await takeStock(trx, await stockLinesOf(trx, orderId));
  if (missing.length > 0) {
    await giveFlashPiecesBack(trx, orderId);
    return false;
  }
  await trx
    .updateTable('orders')
    .set({ stock_held: true, hold_expires_at: holdUntil(now) })
    .where('id', '=', orderId)
    .execute();
  return true;
}

/** Gives the products of a locked, unpaid order back; does nothing when it holds none. */
export async function releaseStock(trx: Transaction<Database>, orderId: number): Promise<void> {
  const released = await trx
    .updateTable('orders')
    .set({ stock_held: false })
    .where('id', '=', orderId)
    .where('stock_held', '=', true)
    .where('status', '=', 'Uncompleted')
    .executeTakeFirstOrThrow();
  if (released.numUpdatedRows !== 1n) return;
  await giveFlashPiecesBack(trx, orderId);
  await giveStockBack(trx, await stockLinesOf(trx, orderId));
}
