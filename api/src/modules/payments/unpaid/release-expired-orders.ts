import { askOpenPayments } from '../checking/ask-open-payments';
import { giveUpAttempts } from '../order/close-order';
import { eachAlone } from '../each-alone';
import { releaseStock } from '../order/hold-stock';
import { lockOrder } from '../order/order-lock';
import type { PaymentContext } from '../payment-context';

const BATCH = 100;

/**
 * Returns the stock of orders that were not paid in time (30 minutes). Asks the provider once more first, so that a
 * paid order is settled instead. Returns the ids of the released orders.
 */
export async function releaseExpiredOrders(context: PaymentContext): Promise<number[]> {
  const due = await context.db
    .selectFrom('orders')
    .select('id')
    .where('stock_held', '=', true)
    .where('status', '=', 'Uncompleted')
    .where('hold_expires_at', '<=', context.clock())
    .orderBy('hold_expires_at')
    .limit(BATCH)
    .execute();
  const released: number[] = [];
  await eachAlone(due, async ({ id }) => {
    await askOpenPayments(context, id);
    if (await releaseIfExpired(context, id)) released.push(id);
  });
  return released;
}

function releaseIfExpired({ db, clock }: PaymentContext, orderId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status !== 'Uncompleted' || !order.stock_held || order.hold_expires_at > clock()) return false;
    await releaseStock(trx, orderId);
    await giveUpAttempts(trx, orderId, { message: 'The payment was not completed in time.', now: clock() });
    return true;
  });
}
