import { checkPayment } from '../checking/check-payment';
import { isName } from '../paystack/is-name';
import { storeDispute } from '../refunds/disputes';
import { followRefundsOf } from '../refunds/send-refunds';
import type { PaymentContext } from '../payment-context';

/** Amount, currency, status and time are stored of it, and nothing of other events. */
const PAID = 'charge.success';

const FACTS = ['amount', 'currency', 'status', 'paid_at'];

export interface WebhookEvent {
  event: string;
  /** Repetitions have the same one: the reference of the refund or of the payment, or another name. */
  name: string;
  /** Reference of the payment; null: the event is about something else. */
  payment: string | null;
  payload: unknown;
}

/**
 * Handles a webhook with a valid signature: records it, used or not. Each pair of name and event is processed once;
 * events about refunds and disputes each time, which is safe. Amounts of payments and refunds come from the provider,
 * not from the webhook.
 * @returns false: still undecided, the provider should send it again
 * @throws PaymentProviderError
 */
export async function receiveWebhook(
  context: PaymentContext,
  { event, name, payment, payload }: WebhookEvent,
): Promise<boolean> {
  const { db, clock } = context;
  const paid = event === PAID ? payment : null;
  const mine = { reference: paid ?? name, event };
  await db
    .insertInto('payment_webhooks')
    .values({
      ...mine,
      payload: JSON.stringify(paid === null ? {} : summarise(payload)),
      received_at: clock(),
      processed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['reference', 'event']).doNothing())
    .execute();
  if (payment !== null && event.startsWith('refund.')) await followRefundsOf(context, payment);
  if (payment !== null && event.startsWith('charge.dispute.'))
    await storeDispute(context, { reference: payment, payload });
  const row = await db
    .selectFrom('payment_webhooks')
    .select('processed_at')
    .where((where) => where.and(mine))
    .executeTakeFirstOrThrow();
  if (row.processed_at !== null) return true;
  if (paid !== null && !(await isSettled(context, paid))) return false;
  await db
    .updateTable('payment_webhooks')
    .set({ processed_at: clock() })
    .where((where) => where.and(mine))
    .where('processed_at', 'is', null)
    .execute();
  return true;
}

/**
 * Facts of a payment for the records. The rest of the event names the shopper, and its authorization code could charge
 * the card again.
 */
function summarise(payload: unknown): Record<string, unknown> {
  const { data } = payload as { data?: Record<string, unknown> | null };
  const facts = FACTS.map((name) => [name, data?.[name]] as const);
  return Object.fromEntries(facts.filter(([, value]) => typeof value === 'number' || isName(value)));
}

/** A payment of another shop on the same account needs no action either. */
async function isSettled(context: PaymentContext, reference: string): Promise<boolean> {
  const ours = await context.db
    .selectFrom('payment_attempts')
    .select('status')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!ours || ours.status === 'succeeded' || ours.status === 'refund_due') return true;
  const attempt = await checkPayment(context, reference);
  return attempt?.status === 'succeeded' || attempt?.status === 'refund_due';
}
