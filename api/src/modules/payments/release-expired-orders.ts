import { checkPayment } from './check-payment';
import { eachAlone } from './each-alone';
import { releaseStock } from './hold-stock';
import { lockOrder } from './order-lock';
import type { PaymentContext } from './payment-context';
import { PaymentProviderError } from './paystack/payment-provider-error';

const BATCH = 100;

/**
 * Gives back the products of orders that were not paid in time (30 minutes). The provider is asked once more
 * before, so that a paid order is settled and not released. Returns the ids of the released orders.
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
    await askOnceMore(context, id);
    if (await releaseIfExpired(context, id)) released.push(id);
  });
  return released;
}

async function askOnceMore(context: PaymentContext, orderId: number): Promise<void> {
  const open = await context.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute();
  for (const { reference } of open) {
    try {
      await checkPayment(context, reference);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      // A provider that is down must not keep the stock for ever: a success that comes later holds it again.
      context.warn({ err: error, reference }, 'Released without the word of the payment provider');
    }
  }
}

function releaseIfExpired({ db, clock }: PaymentContext, orderId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status !== 'Uncompleted' || !order.stock_held || order.hold_expires_at > clock()) return false;
    await releaseStock(trx, orderId);
    await trx
      .updateTable('payment_attempts')
      .set({ status: 'failed', message: 'The payment was not completed in time.' })
      .where('order_id', '=', orderId)
      .where('status', 'in', ['starting', 'open'])
      .execute();
    return true;
  });
}
