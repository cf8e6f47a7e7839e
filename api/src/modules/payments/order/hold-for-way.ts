import type { PaymentMethod } from '@nkm/contracts';
import { isOfProvider } from '@nkm/contracts/payment-methods';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { freeSlot, holdingOrders, lockHolds, nextHold, type Obstacle } from '../../orders/public';
import { holdForAttempt, holdStockAgain } from './hold-stock';
import { hasClosedStore, isOwnerGone, type LockedOrder } from './order-lock';

/** The slot of the hold, or why the order cannot be paid. */
export type HoldForWay = { kind: 'held'; slot: number | null } | { kind: Obstacle };

/**
 * Makes sure that a locked, unpaid order holds its stock for another way to pay (docs/rules.md "Stock holds"). Only a
 * payment with the provider is bound to the time of the hold and needs a slot, because only it makes the stock wait.
 */
export async function holdForWay(
  trx: Transaction<Database>,
  order: LockedOrder,
  { method, now }: { method: PaymentMethod['code']; now: Date },
): Promise<HoldForWay> {
  if ((await isOwnerGone(trx, order)) || (await hasClosedStore(trx, order.id))) return { kind: 'sold-out' };
  if (!isOfProvider(method)) {
    const isHeld = order.stock_held || (await holdStockAgain(trx, order.id, { slot: null, now }));
    return isHeld ? { kind: 'held', slot: null } : { kind: 'sold-out' };
  }
  if (isTimeOver(order, now)) return { kind: 'hold-ended' };
  if (!order.stock_held) {
    const obstacle = await holdForAttempt(trx, order, now);
    if (obstacle !== null) return { kind: obstacle };
  }
  return slotOf(trx, order);
}

/** Whether no new payment with the provider can start, because the hold has ended and cannot be renewed. */
export function isTimeOver(order: Pick<LockedOrder, 'hold_expires_at' | 'hold_renewals'>, now: Date): boolean {
  const hold = { expiresAt: order.hold_expires_at, renewals: order.hold_renewals };
  return nextHold(hold, { now, isFirst: false }) === null;
}

/** The slot of an order that holds stock; a new one if it had none. */
async function slotOf(trx: Transaction<Database>, { user_id, reference }: LockedOrder): Promise<HoldForWay> {
  await lockHolds(trx, user_id);
  const holding = await holdingOrders(trx, user_id);
  const own = holding.find((order) => order.reference === reference)?.hold_slot ?? null;
  const slot = own ?? freeSlot(holding.filter((order) => order.reference !== reference));
  if (slot === null) return { kind: 'too-many-unpaid' };
  return { kind: 'held', slot };
}
