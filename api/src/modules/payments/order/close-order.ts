import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { giveCoinsBack } from '../../coins/public';
import { giveCouponBack } from '../../coupons/public';
import { type CancelReason, markOrderCancelled, moveInvoicesOf } from '../../orders/public';
import { checkAfter } from './check-schedule';
import { releaseStock } from './hold-stock';

/**
 * Ends a locked order that is unpaid, or to be paid on delivery: returns what it holds and prevents further payment
 * (docs/rules.md "End of an unpaid order"). Its payments are still checked, and later money is marked for refund
 * (`settlePayment`).
 */
export async function closeOrder(
  trx: Transaction<Database>,
  orderId: number,
  { reason, now }: { reason: CancelReason; now: Date },
): Promise<void> {
  await releaseStock(trx, orderId);
  await giveCouponBack(trx, orderId);
  const { userId, reference } = await markOrderCancelled(trx, orderId, { reason, now });
  await giveCoinsBack(trx, { orderId, userId, reference, because: 'was cancelled', now });
  const byShopper = reason === 'shopper' || reason === 'account deleted';
  await moveInvoicesOf(trx, orderId, { to: 'Cancelled', by: { actor: byShopper ? 'shopper' : 'system', reason, now } });
  await giveUpAttempts(trx, orderId, { message: 'The order was cancelled.', now });
}

/**
 * Marks the open attempts as given up. The provider is still asked about them, so an attempt that was starting gets a
 * date for its first check.
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
