import { orderBefore, type PaymentProgress } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { CancelReason } from '../tables';
import { actAs, type Mover } from './move-invoice';

/**
 * Makes a locked order Paid. Its invoices stay as they are.
 * @param from the status that it must have
 */
export async function markOrderPaid(
  trx: Transaction<Database>,
  orderId: number,
  { from, now }: { from: Exclude<PaymentProgress, 'Paid' | 'Cancelled'>; now: Date },
): Promise<void> {
  const paid = await trx
    .updateTable('orders')
    .set({ status: 'Paid', paid_at: now })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirstOrThrow();
  if (paid.numUpdatedRows !== 1n) throw new Error(`Order ${orderId} was moved by another request despite its lock`);
}

/** Cancels a locked order that is not Paid. Its invoices stay as they are. Returns its shopper and reference. */
export async function markOrderCancelled(
  trx: Transaction<Database>,
  orderId: number,
  { reason, now }: { reason: CancelReason; now: Date },
): Promise<{ userId: number; reference: string }> {
  const cancelled = await trx
    .updateTable('orders')
    .set({ status: 'Cancelled', cancelled_at: now, cancel_reason: reason })
    .where('id', '=', orderId)
    .where('status', 'in', orderBefore('Cancelled'))
    .returning(['user_id as userId', 'reference'])
    .executeTakeFirst();
  if (!cancelled) throw new Error(`Order ${orderId} is no longer unpaid`);
  return cancelled;
}

/** Moves all invoices of a locked order to its status, and returns their ids. */
export async function moveInvoicesOf(
  trx: Transaction<Database>,
  orderId: number,
  { to, by }: { to: Exclude<PaymentProgress, 'Uncompleted'>; by: Mover },
): Promise<number[]> {
  await actAs(trx, by);
  const moved = await trx
    .updateTable('invoices')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
