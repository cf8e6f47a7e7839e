import { kobo, type PaymentState, toNaira } from '@nkm/contracts';
import { methodsOf } from '@nkm/contracts/payment-methods';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { orderPlace } from '../../orders/public';
import '../tables';

/** Kobo that couriers still collect for an order; 0 for orders that are paid in another way. */
export const stillDue = sql<number>`coalesce((select sum(cash_due(parcel.id)) from invoices parcel
  where parcel.order_id = orders.id), 0)::bigint`;

/**
 * State of an order that is paid in cash on delivery, by its own reference or that of its payment. Undefined for other
 * orders and other shoppers.
 */
export async function cashState(
  db: Kysely<Database>,
  { userId, reference }: { userId: number; reference: string },
): Promise<PaymentState | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'reference', 'status', 'amount_kobo', 'delivery_type', 'address'])
    .select(stillDue.as('due'))
    .where('user_id', '=', userId)
    .where('payment_method', 'in', methodsOf('courier'))
    .where('amount_kobo', '>', 0)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('reference', '=', reference),
        eb('id', 'in', selectFrom('payment_attempts').select('order_id').where('reference', '=', reference)),
      ]),
    )
    .executeTakeFirst();
  if (!order) return undefined;
  const isCancelled = order.status === 'Cancelled';
  return {
    reference: order.reference,
    order_id: order.id,
    status: isCancelled ? 'failed' : 'confirmed',
    amount: toNaira(kobo(order.due > 0 ? order.due : order.amount_kobo)),
    message: isCancelled ? 'This order was cancelled. You have nothing to pay.' : null,
    ...(order.due > 0 && { pay_on_delivery: toNaira(kobo(order.due)) }),
    delivery: { type: order.delivery_type, place: orderPlace(order) },
  };
}
