import { notify } from '../../notifications/public';
import { orderNotices } from '../../orders/public';
import { closeOrder } from '../order/close-order';
import { isOwnerGone, lockOrder } from '../order/order-lock';
import type { PaymentContext } from '../payment-context';
import { cancelledMail, type WhyCancelled } from '../payment-mails';

const NOTICES = { unpaid: orderNotices.unpaid, 'store closed': orderNotices.storeClosed };

/**
 * Cancels an order that is still unpaid, and tells its shopper. Money that still arrives is refunded.
 * @returns false when the order was paid or cancelled in the meantime
 */
export function cancelIfUnpaid(context: PaymentContext, orderId: number, why: WhyCancelled): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status !== 'Uncompleted') return false;
    const now = context.clock();
    const ownerGone = await isOwnerGone(trx, order);
    await closeOrder(trx, orderId, { reason: ownerGone ? 'account deleted' : why, now });
    if (ownerGone) return true;
    await notify(trx, { userId: order.user_id, ...NOTICES[why](order.reference), now });
    await context.queueMail(trx, await cancelledMail(trx, context.publicUrl, { order, why }));
    return true;
  });
}
