import { STATUS_RULES } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict } from '../../../platform/errors/api-problem';
import { notify } from '../../notifications/public';
import { orderNotices } from '../../orders/public';
import type { LockedOrder } from '../order/order-lock';
import { closeOrder } from '../order/close-order';
import { messages } from '../messages';
import type { PaymentContext } from '../payment-context';

/**
 * Cancels a locked, Confirmed order for its shopper, while no store has packed a part of it: stock and coupon come
 * back, and there is nothing to refund. The locks on the invoices make packing wait. Throws 409.
 */
export async function cancelConfirmedOrder(
  context: PaymentContext,
  trx: Transaction<Database>,
  { id, reference, user_id: userId }: LockedOrder,
): Promise<void> {
  const invoices = await trx
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('order_id', '=', id)
    .where('status', '<>', 'Cancelled')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const late = invoices.find(({ status }) => !STATUS_RULES[status].actions.includes('cancel_order'));
  if (late) throw conflict(messages.tooLate(reference, late.status));
  const now = context.clock();
  await closeOrder(trx, id, { reason: 'shopper', now });
  await context.tellStores(trx, { invoiceIds: invoices.map((invoice) => invoice.id), news: 'cancelled' });
  await notify(trx, { userId, ...orderNotices.cancelledInCash(reference), now });
}
