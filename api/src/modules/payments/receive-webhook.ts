import { checkPayment } from './check-payment';
import type { PaymentContext } from './payment-context';

export interface WebhookEvent {
  event: string;
  reference: string;
  payload: unknown;
}

/**
 * Handles a webhook with a valid signature. Each pair of reference and event is processed once. The amount comes from
 * the provider, not from the webhook. False: still undecided, the provider should send it again. Throws
 * PaymentProviderError.
 */
export async function receiveWebhook(
  context: PaymentContext,
  { event, reference, payload }: WebhookEvent,
): Promise<boolean> {
  const { db, clock } = context;
  await db
    .insertInto('payment_webhooks')
    .values({ reference, event, payload: JSON.stringify(payload), received_at: clock(), processed_at: null })
    .onConflict((conflict) => conflict.columns(['reference', 'event']).doNothing())
    .execute();
  const mine = { reference, event };
  const row = await db
    .selectFrom('payment_webhooks')
    .select('processed_at')
    .where((where) => where.and(mine))
    .executeTakeFirstOrThrow();
  if (row.processed_at !== null) return true;
  if (event === 'charge.success' && !(await isSettled(context, reference))) return false;
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
