import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { notify } from '../../notifications/public';
import { markOrderPaid, orderNotices } from '../../orders/public';
import type { LockedOrder } from '../order/order-lock';
import { closeOrder } from '../order/close-order';
import { insertPayment } from '../order/insert-payment';
import { money } from '../payment-mails';
import '../tables';

/**
 * Stores the money that came with a parcel of a locked, Confirmed order. The database refuses another amount than the
 * parcel costs, and a second collection.
 */
export async function collectCash(
  trx: Transaction<Database>,
  order: LockedOrder,
  { invoiceId, amountKobo, token, now }: { invoiceId: number; amountKobo: number; token: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('cash_collections')
    .values({
      invoice_id: invoiceId,
      order_id: order.id,
      amount_kobo: amountKobo,
      role_token_id: token,
      collected_at: now,
    })
    .execute();
  // Refunds refer to the one payment of an order, which grows with each parcel.
  const grown = await trx
    .updateTable('payment_attempts')
    .set(({ eb }) => ({ amount_kobo: eb('amount_kobo', '+', amountKobo), settled_at: now }))
    .where('order_id', '=', order.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  if (grown.numUpdatedRows === 0n) await insertPayment(trx, order, { amountKobo, now });
}

/**
 * Ends a locked order in cash when none of its parcels is open any more: Paid when the money of all that are not
 * cancelled is collected, Cancelled when all are cancelled. Otherwise it stays Confirmed.
 */
export async function settleCashOrder(
  trx: Transaction<Database>,
  order: LockedOrder,
  { reason, now }: { reason: 'shopper' | 'not delivered'; now: Date },
): Promise<'Confirmed' | 'Paid' | 'Cancelled'> {
  const living = await trx
    .selectFrom('invoices')
    .leftJoin('cash_collections', 'cash_collections.invoice_id', 'invoices.id')
    .select('cash_collections.amount_kobo as collected')
    .where('invoices.order_id', '=', order.id)
    .where('invoices.status', '<>', 'Cancelled')
    .execute();
  if (living.length === 0) {
    await closeOrder(trx, order.id, { reason, now });
    return 'Cancelled';
  }
  if (living.some(({ collected }) => collected === null)) return 'Confirmed';
  await markOrderPaid(trx, order.id, { from: 'Confirmed', now });
  const total = living.reduce((sum, { collected }) => sum + (collected ?? 0), 0);
  await notify(trx, { userId: order.user_id, ...orderNotices.paidInCash(order.reference, money(total)), now });
  return 'Paid';
}
