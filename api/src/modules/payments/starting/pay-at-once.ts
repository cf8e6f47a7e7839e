import { spendCoins } from '../../coins/public';
import { closeOrder } from '../order/close-order';
import { holdStockAgain } from '../order/hold-stock';
import { insertPayment } from '../order/insert-payment';
import { needsProvider } from '../order/needs-provider';
import { isOwnerGone, type LockedOrder, lockOrder } from '../order/order-lock';
import { payOrder } from '../order/pay-order';
import type { PaymentContext } from '../payment-context';

export interface PaymentAtOnce {
  /** `of-provider`: the shopper has just chosen another way to pay. */
  kind: 'paid' | 'confirmed' | 'cancelled' | 'sold-out' | 'of-provider';
  order: LockedOrder;
}

/**
 * Pays an order with the coins that it holds, or one that costs nothing. No provider is asked, so the order is Paid at
 * once. An order whose stock is gone ends, and its coins go back. One in cash is Confirmed since its creation and stays
 * so. A repeated call changes nothing.
 */
export function payAtOnce(context: PaymentContext, orderId: number): Promise<PaymentAtOnce> {
  return context.db.transaction().execute(async (trx): Promise<PaymentAtOnce> => {
    const order = await lockOrder(trx, orderId);
    if (order.status === 'Paid') return { kind: 'paid', order };
    if (order.status === 'Confirmed') return { kind: 'confirmed', order };
    if (order.status === 'Cancelled') return { kind: 'cancelled', order };
    if (needsProvider(order)) return { kind: 'of-provider', order };
    if (await isOwnerGone(trx, order)) return { kind: 'sold-out', order };
    const now = context.clock();
    if (!order.stock_held && !(await holdStockAgain(trx, orderId, { slot: null, now }))) {
      await closeOrder(trx, orderId, { reason: 'sold out', now });
      return { kind: 'sold-out', order };
    }
    await spendCoins(trx, { orderId, reference: order.reference, now });
    await payOrder(context, trx, order, { now });
    await insertPayment(trx, order, { amountKobo: order.amount_kobo, now });
    return { kind: 'paid', order };
  });
}
