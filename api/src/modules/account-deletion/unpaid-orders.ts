import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { closeOrder } from '../payments/public';
import type {} from '../orders/public';

/** Locks the unpaid orders of an account, oldest first, as payment, failure and release do. */
export async function lockUnpaidOrders(trx: Transaction<Database>, userId: number): Promise<number[]> {
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .where('status', '=', 'Uncompleted')
    .orderBy('id')
    .forUpdate()
    .execute();
  return orders.map(({ id }) => id);
}

/** Closes unpaid orders: returns their stock, and refunds later payments (`settlePayment`). */
export async function closeUnpaidOrders(
  trx: Transaction<Database>,
  orderIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const orderId of orderIds) await closeOrder(trx, orderId, { reason: 'account deleted', now });
}
