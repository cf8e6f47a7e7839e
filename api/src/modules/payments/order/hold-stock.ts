import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { claimFlashPiecesAgain, giveFlashPiecesBack } from '../../deals/public';
import { giveStockBack, markStockHeld, markStockReleased, takeStock } from '../../orders/public';
import { stockLinesOf } from './order-lock';

/**
 * Takes the stock of a locked order again, and its units of the flash deal. False when they are gone; then nothing was
 * taken.
 * @param slot hold slot of the account; null for an order that is paid in this transaction and needs none
 */
export async function holdStockAgain(
  trx: Transaction<Database>,
  orderId: number,
  { slot, now }: { slot: number | null; now: Date },
): Promise<boolean> {
  if (!(await claimFlashPiecesAgain(trx, orderId, now))) return false;
  const missing = await takeStock(trx, await stockLinesOf(trx, orderId));
  if (missing.length > 0) {
    await giveFlashPiecesBack(trx, orderId);
    return false;
  }
  await markStockHeld(trx, orderId, slot);
  return true;
}

/** Returns the stock of a locked order that is unpaid, or to be paid on delivery; does nothing when it holds none. */
export async function releaseStock(trx: Transaction<Database>, orderId: number): Promise<void> {
  if (!(await markStockReleased(trx, orderId))) return;
  await giveFlashPiecesBack(trx, orderId);
  await giveStockBack(trx, await stockLinesOf(trx, orderId));
}
