import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { checkAfter } from '../order/check-schedule';
import { closeOrder } from '../order/close-order';
import { holdStockAgain, releaseStock } from '../order/hold-stock';
import { hasClosedStore, isOwnerGone, type LockedOrder, lockOrder } from '../order/order-lock';
import { notify } from '../../notifications/public';
import { orderNotices, setPaymentMethod } from '../../orders/public';
import { payerOf } from '../order/payer-of';
import { needsProvider } from '../order/needs-provider';
import { moneyOf, refundMail } from '../payment-mails';
import type { PaymentContext } from '../payment-context';
import { payOrder } from '../order/pay-order';
import { REFUND_MESSAGES } from '../refunds/refund-messages';
import type { ProviderPayment } from '../paystack/payment-provider';
import type { Attempt, RejectionReason } from '../tables';

/** What the metrics count. */
const SETTLED: readonly Attempt['status'][] = ['succeeded', 'failed', 'refund_due'];

/**
 * Stores the provider’s state of a payment: the only place where its money pays an order. Callback, webhook, poll and
 * scheduled check all arrive here, in any order and concurrently. An order is paid once and its mail queued once. Money
 * that the order cannot accept is marked for refund. Returns undefined for a payment that is not ours.
 */
export async function settlePayment(context: PaymentContext, payment: ProviderPayment): Promise<Attempt | undefined> {
  const { attempt, settledBy } = await context.db.transaction().execute(async (trx) => {
    const known = await findAttempt(trx, payment.reference);
    if (!known) return { attempt: undefined, settledBy: null };
    const order = await lockOrder(trx, known.order_id);
    // Read again under the lock: another request can have settled it in the meantime.
    const before = (await findAttempt(trx, payment.reference)) ?? known;
    if (before.status === 'succeeded' || before.status === 'refund_due') return { attempt: before, settledBy: null };
    await storeOutcome(context, trx, order, before, payment);
    const after = await findAttempt(trx, payment.reference);
    const isSettled = after && after.status !== before.status && SETTLED.includes(after.status);
    return { attempt: after, settledBy: isSettled ? (before.payment_method ?? order.payment_method) : null };
  });
  // After the commit: a transaction that was rolled back settled nothing.
  if (attempt && settledBy !== null) context.countSettled(settledBy, attempt.status);
  return attempt;
}

async function storeOutcome(
  context: PaymentContext,
  trx: Transaction<Database>,
  order: LockedOrder,
  attempt: Attempt,
  payment: ProviderPayment,
): Promise<void> {
  const now = context.clock();
  if (payment.status !== 'success') return storeUndecided(trx, order, attempt, payment, now);
  const obstacle = await obstacleToPaying(trx, order, attempt, payment, now);
  if (obstacle === null) {
    const way = attempt.payment_method ?? order.payment_method;
    if (way !== order.payment_method) await setPaymentMethod(trx, order.id, way);
    const byOther = (await payerOf(trx, attempt.id)) !== null;
    await payOrder(context, trx, { ...order, payment_method: way }, { now, byOther });
    return updateAttempt(trx, attempt, { status: 'succeeded', message: null, check_after: null, settled_at: now });
  }
  await noteRefund(context, trx, order, attempt, payment, obstacle, now);
  // Its shopper gets a full refund, so the order can end (docs/rules.md "End of an unpaid order").
  if (obstacle === 'sold out') await closeOrder(trx, order.id, { reason: 'sold out', now });
}

async function obstacleToPaying(
  trx: Transaction<Database>,
  order: LockedOrder,
  attempt: Attempt,
  payment: ProviderPayment,
  now: Date,
): Promise<RejectionReason | null> {
  if (payment.currency !== 'NGN' || payment.amount !== attempt.amount_kobo) return 'wrong amount';
  if (order.status === 'Paid') return 'already paid';
  if (await isOwnerGone(trx, order)) return 'account deleted';
  if (order.status === 'Cancelled') return 'order cancelled';
  if (!needsProvider(order) || attempt.amount_kobo !== order.amount_kobo) return 'way changed';
  if (await hasClosedStore(trx, order.id)) return 'sold out';
  if (order.stock_held || (await holdStockAgain(trx, order.id, { slot: null, now }))) return null;
  return 'sold out';
}

async function noteRefund(
  context: PaymentContext,
  trx: Transaction<Database>,
  order: LockedOrder,
  attempt: Attempt,
  payment: ProviderPayment,
  reason: RejectionReason,
  now: Date,
) {
  const { amount, currency } = payment;
  await trx
    .insertInto('refunds')
    .values({
      attempt_id: attempt.id,
      order_id: order.id,
      amount_kobo: amount,
      currency,
      reason,
      created_at: now,
      settled_at: null,
    })
    .execute();
  await updateAttempt(trx, attempt, {
    status: 'refund_due',
    message: REFUND_MESSAGES[reason],
    check_after: null,
    settled_at: now,
  });
  context.warn({ reference: attempt.reference, reason, amount, currency }, 'A payment must be refunded');
  const payer = await payerOf(trx, attempt.id);
  const { reference } = attempt;
  await context.queueMail(trx, await refundMail(trx, context.publicUrl, order, { reference, payment, reason, payer }));
  const notice = orderNotices.refund(order.reference, moneyOf(payment));
  await notify(trx, { userId: order.user_id, ...notice, now });
}

async function storeUndecided(
  trx: Transaction<Database>,
  order: LockedOrder,
  attempt: Attempt,
  { status, message }: ProviderPayment,
  now: Date,
) {
  const checks = attempt.checks + 1;
  const next = { checks, check_after: checkAfter(now, checks) };
  if (status === 'failed') await updateAttempt(trx, attempt, { ...next, status: 'failed', message });
  // A failed or abandoned attempt keeps its status while the provider only reports "open".
  else await updateAttempt(trx, attempt, attempt.status === 'starting' ? { ...next, status: 'open' } : next);
  // An attempt that was given up before says nothing about the stock of its order.
  if (status === 'failed' && isRunning(attempt) && !(await hasOpenAttempt(trx, order.id)))
    await releaseStock(trx, order.id);
}

const isRunning = ({ status }: Attempt): boolean => status === 'starting' || status === 'open';

async function hasOpenAttempt(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['starting', 'open'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

const findAttempt = (trx: Transaction<Database>, reference: string) =>
  trx.selectFrom('payment_attempts').selectAll().where('reference', '=', reference).executeTakeFirst();

async function updateAttempt(trx: Transaction<Database>, { id }: Attempt, change: Partial<Attempt>): Promise<void> {
  await trx.updateTable('payment_attempts').set(change).where('id', '=', id).execute();
}
