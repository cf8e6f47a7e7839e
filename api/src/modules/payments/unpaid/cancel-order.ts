import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, notFound } from '../../../platform/errors/api-problem';
import { notify } from '../../notifications/public';
import { orderNotices, type ReturnedToCart, returnToCart } from '../../orders/public';
import { askOpenPayments } from '../checking/ask-open-payments';
import { cancelConfirmedOrder } from '../cash/cancel-confirmed-order';
import { closeOrder } from '../order/close-order';
import { messages } from '../messages';
import { lockOrder } from '../order/order-lock';
import type { PaymentContext } from '../payment-context';

export interface Cancelling {
  userId: number;
  orderId: number;
  /** Returns available products to the cart, with at most this many units of a line. */
  toCart: { lineUnits: number } | null;
}

/**
 * Cancels an unpaid order for its shopper (docs/rules.md "End of an unpaid order"), or one in cash until it is packed.
 * Asks the provider first: an order that is already paid is settled instead. A repeated request changes nothing and
 * answers the same.
 * @throws 404 for another shopper’s order, 409 for a paid or packed one
 */
export async function cancelOrder(context: PaymentContext, cancelling: Cancelling): Promise<ReturnedToCart> {
  const { orderId, userId, toCart } = cancelling;
  if ((await statusOf(context.db, cancelling)) === 'Uncompleted') await askOpenPayments(context, orderId);
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status === 'Paid') throw conflict(messages.paidAlready(order.reference));
    if (order.status === 'Confirmed') await cancelConfirmedOrder(context, trx, order);
    const now = context.clock();
    if (order.status === 'Uncompleted') {
      await closeOrder(trx, orderId, { reason: 'shopper', now });
      await notify(trx, { userId, ...orderNotices.cancelled(order.reference), now });
    }
    if (!toCart) return { added: [], gone: [] };
    return returnToCart(trx, { orderId, userId, ...toCart });
  });
}

/** Throws 404. */
async function statusOf(db: Kysely<Database>, { orderId, userId }: Cancelling) {
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!order) throw notFound(messages.noOrder);
  return order.status;
}
