import type { PaymentMethod } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { askInTurn } from '../checking/ask-in-turn';
import { bankIsThinking } from '../paystack/bank-is-thinking';
import type { PaymentContext } from '../payment-context';
import { failurePage, holdMinutes, ordersPage, resultPage, returnPage } from '../../orders/public';
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
  const undecided = await paymentOnItsWay(context, orderId, order.payment_method);
  if (undecided !== null) return resultPage(backTo, undecided);
  const start = await startPayment(context, orderId, { reuseMs: DOUBLE_CLICK_MS });
  if (start.kind === 'started') return start.authorizationUrl;
  if (start.kind === 'paid' || start.kind === 'confirmed') return ordersPage(publicUrl);
  return failurePage(backTo, start.order.reference, start.kind);
}

/**
 * Reference of a payment that must not be repeated: it succeeded, or the bank still decides. A payment that was given
 * up when its time ended does not prevent a new one; if its money comes after all, it is refunded.
 */
async function paymentOnItsWay(
  context: PaymentContext,
  orderId: number,
  method: PaymentMethod['code'],
): Promise<string | null> {
  const living = await livingAttempts(context.db, orderId);
  await Promise.all(living.map(({ reference }) => askAgain(context, reference)));
  if (living.length === 0) return null;
  const oldest = new Date(context.clock().getTime() - holdMinutes(method) * 60_000);
  const asked = await context.db
    .selectFrom('payment_attempts')
    .select(['reference', 'status', 'provider_status', 'created_at'])
    .where('reference', 'in', references(living))
    .orderBy('attempt', 'desc')
    .execute();
  const onItsWay = asked.find(
    ({ status, provider_status, created_at }) =>
      status === 'succeeded' || (bankIsThinking(provider_status) && (status === 'open' || created_at > oldest)),
  );
  return onItsWay?.reference ?? null;
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

const references = (attempts: readonly { reference: string }[]) => attempts.map(({ reference }) => reference);

const livingAttempts = (db: Kysely<Database>, orderId: number) =>
  db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['open', 'failed'])
    .orderBy('attempt', 'desc')
    .limit(5)
    .execute();
