import type {} from '../catalog/public';
import { notify } from '../notifications/public';
import { orderNotices } from '../orders/public';
import { closeOrder } from './close-order';
import { eachAlone } from './each-alone';
import { isOwnerGone, lockOrder } from './order-lock';
import type { PaymentContext } from './payment-context';
import { storeClosedMail } from './payment-mails';

const BATCH = 100;

/**
 * Cancels unpaid orders with products of a store that has closed, oldest first, and tells their shoppers. Money that
 * still arrives is refunded.
 * @returns ids of the cancelled orders; the next run takes the rest
 */
export async function cancelOrdersOfClosedStores(context: PaymentContext): Promise<number[]> {
  const due = await context.db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .select('orders.id')
    .distinct()
    .where('orders.status', '=', 'Uncompleted')
    .where('vendors.closed_at', 'is not', null)
    .orderBy('orders.id')
    .limit(BATCH)
    .execute();
  const cancelled: number[] = [];
  await eachAlone(due, async ({ id }) => {
    if (await cancelIfUnpaid(context, id)) cancelled.push(id);
  });
  return cancelled;
}

function cancelIfUnpaid(context: PaymentContext, orderId: number): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status !== 'Uncompleted') return false;
    const now = context.clock();
    await closeOrder(trx, orderId, { reason: 'store closed', now });
    if (await isOwnerGone(trx, order)) return true;
    await notify(trx, { userId: order.user_id, ...orderNotices.storeClosed(order.reference), now });
    await context.queueMail(trx, await storeClosedMail(trx, context.publicUrl, order));
    return true;
  });
}
