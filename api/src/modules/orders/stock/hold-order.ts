import { orderBefore } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Hold } from './hold';
import '../tables';

/** Stores the hold of a locked order. */
export async function storeHold(
  trx: Transaction<Database>,
  orderId: number,
  { expiresAt, renewals }: Hold,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ hold_expires_at: expiresAt, hold_renewals: renewals })
    .where('id', '=', orderId)
    .execute();
}

/**
 * Records that a locked order holds its stock again. The caller has taken the stock.
 * @param slot null for an order that needs none
 */
export async function markStockHeld(trx: Transaction<Database>, orderId: number, slot: number | null): Promise<void> {
  await trx.updateTable('orders').set({ stock_held: true, hold_slot: slot }).where('id', '=', orderId).execute();
}

/**
 * Records that a locked, unpaid order no longer holds its stock. The caller returns the stock.
 * @returns false for an order that holds none, or is paid or cancelled
 */
export async function markStockReleased(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const released = await trx
    .updateTable('orders')
    .set({ stock_held: false, hold_slot: null })
    .where('id', '=', orderId)
    .where('stock_held', '=', true)
    .where('status', 'in', orderBefore('Cancelled'))
    .executeTakeFirstOrThrow();
  return released.numUpdatedRows === 1n;
}
