import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { notify } from '../../notifications/public';
import { markOrderPaid, moveInvoicesOf, orderNotices } from '../../orders/public';
import type { LockedOrder } from './order-lock';
import { confirmationMail, pricePaid } from '../payment-mails';
import type { PaymentContext } from '../payment-context';

/** Makes a locked, unpaid order Paid, and tells its shopper and its stores. `byOther`: somebody else paid it. */
export async function payOrder(
  context: PaymentContext,
  trx: Transaction<Database>,
  order: LockedOrder,
  { now, byOther = false }: { now: Date; byOther?: boolean },
): Promise<void> {
  await markOrderPaid(trx, order.id, { from: 'Uncompleted', now });
  const invoiceIds = await moveInvoicesOf(trx, order.id, { to: 'Paid', by: { actor: 'shopper', now } });
  await context.queueMail(trx, await confirmationMail(trx, context.publicUrl, order, { byOther }));
  await context.tellStores(trx, { invoiceIds, news: 'paid' });
  const notice = orderNotices[byOther ? 'paidByOther' : 'paid'](order.reference, pricePaid(order));
  await notify(trx, { userId: order.user_id, ...notice, now });
}
