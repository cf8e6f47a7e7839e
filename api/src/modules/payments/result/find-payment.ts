import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/**
 * The shopper’s payment with this reference. For the reference of an order: the payment that paid it, else the latest.
 * Undefined for another shopper’s payment.
 */
export function findPayment(db: Kysely<Database>, { userId, reference }: { userId: number; reference: string }) {
  return db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .selectAll('payment_attempts')
    .select(['orders.status as order_status', 'orders.delivery_type', 'orders.address as order_address'])
    .select(['orders.payment_method as order_payment_method', 'orders.stock_held', 'orders.hold_expires_at'])
    .where('orders.user_id', '=', userId)
    .where((where) => where.or({ 'payment_attempts.reference': reference, 'orders.reference': reference }))
    .orderBy((order) => order.case().when('payment_attempts.status', '=', 'succeeded').then(0).else(1).end())
    .orderBy('payment_attempts.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
