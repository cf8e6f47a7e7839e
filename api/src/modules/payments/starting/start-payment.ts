import { setTimeout as pause } from 'node:timers/promises';
import { kobo } from '@nkm/contracts';
import { checkAfter } from '../order/check-schedule';
import type { LockedOrder } from '../order/order-lock';
import type { Attempt } from '../tables';
import { claimAttempt } from './claim-attempt';
import { cancelPage, type Obstacle, resultPage, returnPage } from '../../orders/public';
import { payerReturnPage } from './payer-page';
import type { PaymentContext } from '../payment-context';
import { payAtOnce } from './pay-at-once';
import { channelOf } from '../paystack/channels';
import { PaymentProviderError } from '../paystack/payment-provider-error';

export type PaymentStart =
  | { kind: 'started'; order: LockedOrder; reference: string; authorizationUrl: string }
  | { kind: 'paid'; order: LockedOrder }
  /** Couriers collect its money. */
  | { kind: 'confirmed'; order: LockedOrder }
  | { kind: Obstacle; order: LockedOrder }
  /** The order is unchanged and can be paid later. */
  | { kind: 'provider-down'; order: LockedOrder; error: PaymentProviderError };

/** A repeated request continues an open payment of at most this age. */
export const REPEATED_REQUEST_MS = 15 * 60_000;
/** Both requests of a double click on the payment link lead to the same payment. */
export const DOUBLE_CLICK_MS = 10_000;
const MOST_TURNS = 5;

/**
 * Returns the provider’s page for an order: of the payment in progress, or of a new attempt. An order that holds coins
 * is paid with them, one that costs nothing is paid at once, and one in cash needs no payment now. A failed or
 * timed-out initialise never reuses its reference, because the provider may have accepted it.
 * @param payer email of somebody else who pays, with an attempt apart from those of the shopper
 */
export async function startPayment(
  context: PaymentContext,
  orderId: number,
  { reuseMs, payer = null }: { reuseMs: number; payer?: string | null },
): Promise<PaymentStart> {
  const startingMs = context.providerTimeoutMs + 5_000;
  const claimNext = () =>
    context.db
      .transaction()
      .execute((trx) => claimAttempt(trx, orderId, { now: context.clock(), startingMs, reuseMs, payer }));
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const claim = await claimNext();
    const { order } = claim;
    if (claim.kind === 'open') return started(order, claim.attempt);
    if (claim.kind === 'at-once') {
      const { kind, order: paid } = await payAtOnce(context, orderId);
      if (kind !== 'of-provider') return { kind, order: paid };
    } else if (claim.kind === 'claimed') {
      const outcome = await askProvider(context, order, { attempt: claim.attempt, payer });
      if (outcome === 'given-up') continue;
      // Only this refusal can be solved by a new reference.
      if (outcome.kind !== 'provider-down' || outcome.error.kind !== 'duplicate-reference') return outcome;
    } else if (claim.kind !== 'starting') {
      return { kind: claim.kind, order };
    } else if (!(await wasStarted(context, claim.attempt, startingMs))) {
      // No retry in this request: many of them would queue up at a hanging provider.
      const error = new PaymentProviderError('unavailable', `Payment ${claim.attempt.reference} was not started`);
      return { kind: 'provider-down', order, error };
    }
  }
  throw new Error(`Order ${orderId} got no unused reference in ${MOST_TURNS} attempts`);
}

/** Waits for the request that is starting a payment. False when it failed. */
async function wasStarted({ db }: PaymentContext, { id }: Attempt, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const attempts = db.selectFrom('payment_attempts').select('status').where('id', '=', id);
    const { status } = await attempts.executeTakeFirstOrThrow();
    if (status !== 'starting') return status !== 'lost';
    await pause(50);
  }
  return false;
}

/**
 * `given-up`: the order was cancelled or released, or got another way to pay in the meantime, so the provider’s page is
 * not used.
 */
async function askProvider(
  context: PaymentContext,
  order: LockedOrder,
  { attempt, payer }: { attempt: Attempt; payer: string | null },
): Promise<PaymentStart | 'given-up'> {
  const { db, provider, circuit, clock, publicUrl, warn } = context;
  const mine = db.updateTable('payment_attempts').where('id', '=', attempt.id).where('status', '=', 'starting');
  try {
    const request = {
      email: payer ?? (await emailOf(context, order.user_id)),
      amount: kobo(attempt.amount_kobo),
      reference: attempt.reference,
      ...pagesOf(order, { attempt, payer, publicUrl }),
      orderId: order.id,
      channel: channelOf(order.payment_method),
    };
    const { authorizationUrl } = await circuit.run(() => provider.initialize(request));
    const change = {
      status: 'open' as const,
      authorization_url: authorizationUrl,
      check_after: checkAfter(clock(), 0),
    };
    const opened = await mine.set(change).executeTakeFirstOrThrow();
    if (opened.numUpdatedRows !== 1n) return 'given-up';
    return started(order, { ...attempt, ...change });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    warn({ err: error, reference: attempt.reference }, 'Could not start a payment');
    await mine.set({ status: 'lost', message: 'The payment provider could not be reached.' }).execute();
    return { kind: 'provider-down', order, error };
  }
}

/** Where the provider sends the shopper or the payer back to. */
function pagesOf(
  { reference, callback_url }: LockedOrder,
  { attempt, payer, publicUrl }: { attempt: Attempt; payer: string | null; publicUrl: string },
) {
  const callbackUrl = payer === null ? returnPage(publicUrl, callback_url) : payerReturnPage(publicUrl);
  const cancelUrl = payer === null ? cancelPage(callbackUrl, reference) : resultPage(callbackUrl, attempt.reference);
  return { callbackUrl, cancelUrl };
}

async function emailOf({ db }: PaymentContext, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return user.email;
}

function started(order: LockedOrder, attempt: Attempt): PaymentStart {
  if (attempt.authorization_url === null) throw new Error(`Payment ${attempt.reference} is open without a page`);
  return { kind: 'started', order, reference: attempt.reference, authorizationUrl: attempt.authorization_url };
}
