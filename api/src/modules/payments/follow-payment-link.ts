import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { askInTurn } from './ask-in-turn';
import { bankIsThinking } from './bank-is-thinking';
import type { PaymentContext } from './payment-context';
import { failurePage, ordersPage, resultPage, returnPage } from '../orders/public';
import { PaymentProviderError } from './paystack/payment-provider-error';
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
    .select(['id', 'status', 'callback_url'])
    .where('id', '=', orderId)
    .where('pay_key', '=', payKey)
    .executeTakeFirst();
  if (!order || order.status === 'Paid' || order.status === 'Confirmed') return ordersPage(publicUrl);
  const backTo = returnPage(publicUrl, order.callback_url);
  const undecided = await paymentOnItsWay(context, orderId);
  if (undecided !== null) return resultPage(backTo, undecided);
  const start = await startPayment(context, orderId, { reuseMs: DOUBLE_CLICK_MS });
  if (start.kind === 'started') return start.authorizationUrl;
  if (start.kind === 'paid' || start.kind === 'confirmed') return ordersPage(publicUrl);
  return failurePage(backTo, start.order.reference, start.kind);
}

/** Reference of a payment that must not be repeated: it succeeded, or can still succeed. */
async function paymentOnItsWay(context: PaymentContext, orderId: number): Promise<string | null> {
  const living = await livingAttempts(context.db, orderId);
  await Promise.all(living.map(({ reference }) => askAgain(context, reference)));
  if (living.length === 0) return null;
  const asked = await context.db
    .selectFrom('payment_attempts')
    .select(['reference', 'status', 'provider_status'])
    .where('reference', 'in', references(living))
    .orderBy('attempt', 'desc')
    .execute();
  const onItsWay = asked.find(
    ({ status, provider_status }) => status === 'succeeded' || bankIsThinking(provider_status),
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
