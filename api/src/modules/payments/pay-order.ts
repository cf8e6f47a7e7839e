import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/public';
import { actAs, orderNotices } from '../orders/public';
import type { LockedOrder } from './claim-attempt';
import { confirmationMail, pricePaid } from './payment-mails';
import type { PaymentContext } from './payment-context';

/** Makes a locked, unpaid order Paid, and tells its shopper and its stores. */
export async function payOrder(
  context: PaymentContext,
  trx: Transaction<Database>,
  order: LockedOrder,
  now: Date,
): Promise<void> {
  const paid = await trx
    .updateTable('orders')
    .set({ status: 'Paid', paid_at: now })
    .where('id', '=', order.id)
    .where('status', '=', 'Uncompleted')
    .executeTakeFirstOrThrow();
  if (paid.numUpdatedRows !== 1n) throw new Error(`Order ${order.id} was paid by another request despite its lock`);
  await actAs(trx, { actor: 'shopper', now });
  const invoices = await trx
    .updateTable('invoices')
    .set({ status: 'Paid' })
    .where('order_id', '=', order.id)
    .returning('id')
    .execute();
  await context.queueMail(trx, await confirmationMail(trx, context.publicUrl, order));
  await context.tellStores(trx, { invoiceIds: invoices.map(({ id }) => id), news: 'paid' });
  const notice = orderNotices.paid(order.reference, pricePaid(order));
  await notify(trx, { userId: order.user_id, ...notice, now });
}
