import { checkPayment } from './check-payment';
import { storeDispute } from './refunds/disputes';
import { followRefundsOf } from './refunds/send-refunds';
import type { PaymentContext } from './payment-context';

/** Only its payload is stored; those of other events name the shopper and are not needed again. */
const PAID = 'charge.success';

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
      payload: JSON.stringify(paid === null ? {} : payload),
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
