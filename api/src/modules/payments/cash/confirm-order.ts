import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { notify } from '../../notifications/public';
import { moveInvoicesOf, orderNotices } from '../../orders/public';
import { lockOrder } from '../order/order-lock';
import type { PaymentContext } from '../payment-context';
import { confirmationMail, money } from '../payment-mails';

/**
 * Confirms an order that is paid in cash on delivery, in the transaction that makes it so, and tells its shopper and
 * its stores. From then on its stores can pack it.
 */
export async function confirmOrder(
  context: PaymentContext,
  trx: Transaction<Database>,
  orderId: number,
): Promise<void> {
  const now = context.clock();
  const order = await lockOrder(trx, orderId);
  const invoiceIds = await moveInvoicesOf(trx, orderId, { to: 'Confirmed', by: { actor: 'shopper', now } });
  await context.queueMail(trx, await confirmationMail(trx, context.publicUrl, order));
  await context.tellStores(trx, { invoiceIds, news: 'on delivery' });
  const isPickup = order.delivery_type === 'Pickup';
  const notice = orderNotices.onDelivery(order.reference, money(order.amount_kobo), { isPickup });
  await notify(trx, { userId: order.user_id, ...notice, now });
}
