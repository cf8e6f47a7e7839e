import { askOpenPayments } from '../checking/ask-open-payments';
import { cancelIfUnpaid } from './cancel-if-unpaid';
import { eachAlone } from '../each-alone';
import type { PaymentContext } from '../payment-context';

const HOUR = 3_600_000;
/** Hours after which an unpaid order is cancelled. */
const UNPAID_HOURS = 24;
const BATCH = 100;

/**
 * Cancels orders that were not paid within 24 hours, oldest first, and notifies their shoppers. Asks the provider
 * first, so that a paid order is settled instead.
 * @returns ids of the cancelled orders; the next run takes the rest
 */
export async function cancelUnpaidOrders(context: PaymentContext): Promise<number[]> {
  const due = await context.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'Uncompleted')
    .where('created_at', '<=', new Date(context.clock().getTime() - UNPAID_HOURS * HOUR))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  const cancelled: number[] = [];
  await eachAlone(due, async ({ id }) => {
    await askOpenPayments(context, id);
    if (await cancelIfUnpaid(context, id, 'unpaid')) cancelled.push(id);
  });
  return cancelled;
}
