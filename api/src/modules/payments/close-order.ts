import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { CancelReason } from '../orders/tables';
import { checkAfter } from './check-schedule';
import { releaseStock } from './hold-stock';

/**
 * Ends a locked, unpaid order: what it holds goes back, it can be paid no more (decision "end of an unpaid order").
 * Its payments are still looked at: money that comes later is noted for refund (`settlePayment`).
 */
export async function closeOrder(
  trx: Transaction<Database>,
  orderId: number,
  { reason, now }: { reason: CancelReason; now: Date },
): Promise<void> {
  await releaseStock(trx, orderId);
  const closed = await trx
    .updateTable('orders')
    .set({ status: 'Cancelled', cancelled_at: now, cancel_reason: reason })
    .where('id', '=', orderId)
    .where('status', '=', 'Uncompleted')
    .executeTakeFirstOrThrow();
  if (closed.numUpdatedRows !== 1n) throw new Error(`Order ${orderId} is not unpaid any more`);
  await trx.updateTable('invoices').set({ status: 'Cancelled' }).where('order_id', '=', orderId).execute();
  await giveUpAttempts(trx, orderId, { message: 'The order was cancelled.', now });
}

/**
 * Nobody waits for these payments any more. The provider is asked about them all the same: one that was being
 * started, and has no date for that yet, gets one.
 */
export async function giveUpAttempts(
  trx: Transaction<Database>,
  orderId: number,
  { message, now }: { message: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set((column) => ({
      status: 'failed',
      message,
      check_after: column.fn.coalesce('check_after', column.val(checkAfter(now, 0))),
    }))
    .where('order_id', '=', orderId)
    .where('status', 'in', ['starting', 'open'])
    .execute();
}
