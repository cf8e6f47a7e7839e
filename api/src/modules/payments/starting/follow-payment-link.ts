import { askInTurn } from '../checking/ask-in-turn';
import { livingPayments, paymentOnItsWay } from '../checking/living-payments';
import type { PaymentContext } from '../payment-context';
import { failurePage, ordersPage, resultPage, returnPage } from '../../orders/public';
import { PaymentProviderError } from '../paystack/payment-provider-error';
import { DOUBLE_CLICK_MS, startPayment } from './start-payment';

/**
 * Target of the stable payment link of an order:
 * - a new payment,
 * - the result of a decided or running one,
 * - the list of orders for an order that is paid, to be paid on delivery, or unknown,
 * - the failure page when it cannot be paid.
 */
export async function followPaymentLink(context: PaymentContext, orderId: number, payKey: string): Promise<string> {
  const { db, publicUrl } = context;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'status', 'callback_url', 'payment_method'])
    .where('id', '=', orderId)
    .where('pay_key', '=', payKey)
    .executeTakeFirst();
  if (!order || order.status === 'Paid' || order.status === 'Confirmed') return ordersPage(publicUrl);
  const backTo = returnPage(publicUrl, order.callback_url);
  const living = await livingPayments(db, orderId);
  await Promise.all(living.map((reference) => askAgain(context, reference)));
  const undecided = await paymentOnItsWay(db, living, { method: order.payment_method, now: context.clock() });
  if (undecided !== null) return resultPage(backTo, undecided);
  const start = await startPayment(context, orderId, { reuseMs: DOUBLE_CLICK_MS });
  if (start.kind === 'started') return start.authorizationUrl;
  if (start.kind === 'paid' || start.kind === 'confirmed') return ordersPage(publicUrl);
  return failurePage(backTo, start.order.reference, start.kind);
}

async function askAgain(context: PaymentContext, reference: string): Promise<void> {
  try {
    await askInTurn(context, reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    // Starting a payment will fail the same way and inform the shopper.
    context.warn({ err: error, reference }, 'Could not verify a payment');
  }
}
