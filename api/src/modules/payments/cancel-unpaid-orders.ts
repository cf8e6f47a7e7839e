import { notify } from '../notifications/public';
import { orderNotices } from '../orders/public';
import { askOpenPayments } from './ask-open-payments';
import { closeOrder } from './close-order';
import { eachAlone } from './each-alone';
import { isOwnerGone, lockOrder } from './order-lock';
import type { PaymentContext } from './payment-context';
import { unpaidMail } from './payment-mails';

const HOUR = 3_600_000;
/** Hours after which an unpaid order is cancelled. */
export const UNPAID_HOURS = 24;
const BATCH = 100;

/**
 * Cancels orders that were not paid within 24 hours, oldest first, and notifies their shoppers. Asks the provider
 * first, so that a paid order is settled instead.
 * @returns ids of the cancelled orders; the next run takes the rest
 */
export async function cancelUnpaidOrders(context: PaymentContext): Promise<number[]> {
  const due = await context.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'Uncompleted')
    .where('created_at', '<=', new Date(context.clock().getTime() - UNPAID_HOURS * HOUR))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  const cancelled: number[] = [];
  await eachAlone(due, async ({ id }) => {
    await askOpenPayments(context, id);
    if (await cancelIfUnpaid(context, id)) cancelled.push(id);
  });
  return cancelled;
}

function cancelIfUnpaid(context: PaymentContext, orderId: number): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status !== 'Uncompleted') return false;
    const now = context.clock();
    const ownerGone = await isOwnerGone(trx, order);
    await closeOrder(trx, orderId, { reason: ownerGone ? 'account deleted' : 'unpaid', now });
    if (ownerGone) return true;
    await notify(trx, { userId: order.user_id, ...orderNotices.unpaid(order.reference), now });
    await context.queueMail(trx, await unpaidMail(trx, context.publicUrl, order));
    return true;
  });
}
