import { storeIsClosed } from '../../catalog/public';
import { cancelIfUnpaid } from './cancel-if-unpaid';
import { eachAlone } from '../each-alone';
import type { PaymentContext } from '../payment-context';

const BATCH = 100;

/**
 * Cancels unpaid orders with products of a store that has closed, also for a time, oldest first, and tells their
 * shoppers. Money that still arrives is refunded.
 * @returns ids of the cancelled orders; the next run takes the rest
 */
export async function cancelOrdersOfClosedStores(context: PaymentContext): Promise<number[]> {
  const due = await context.db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .select('orders.id')
    .distinct()
    .where('orders.status', '=', 'Uncompleted')
    .where(storeIsClosed('vendors'))
    .orderBy('orders.id')
    .limit(BATCH)
    .execute();
  const cancelled: number[] = [];
  await eachAlone(due, async ({ id }) => {
    if (await cancelIfUnpaid(context, id, 'store closed')) cancelled.push(id);
  });
  return cancelled;
}
