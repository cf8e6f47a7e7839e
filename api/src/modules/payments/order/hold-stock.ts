import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { claimFlashPiecesAgain, giveFlashPiecesBack } from '../../deals/public';
import {
  freeSlot,
  giveStockBack,
  holdingOrders,
  lockHolds,
  markStockHeld,
  markStockReleased,
  type Obstacle,
  takeStock,
} from '../../orders/public';
import { type LockedOrder, stockLinesOf } from './order-lock';

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

/** Takes the stock of a locked order again, for a payment with the provider. Null: success; else nothing was taken. */
export async function holdForAttempt(
  trx: Transaction<Database>,
  order: LockedOrder,
  now: Date,
): Promise<Extract<Obstacle, 'too-many-unpaid' | 'sold-out'> | null> {
  await lockHolds(trx, order.user_id);
  const slot = freeSlot(await holdingOrders(trx, order.user_id));
  if (slot === null) return 'too-many-unpaid';
  return (await holdStockAgain(trx, order.id, { slot, now })) ? null : 'sold-out';
}

/** Returns the stock of a locked order that is unpaid, or to be paid on delivery; does nothing when it holds none. */
export async function releaseStock(trx: Transaction<Database>, orderId: number): Promise<void> {
  if (!(await markStockReleased(trx, orderId))) return;
  await giveFlashPiecesBack(trx, orderId);
  await giveStockBack(trx, await stockLinesOf(trx, orderId));
}
