import { setTimeout as pause } from 'node:timers/promises';
import { checkPayment } from './check-payment';
import type { PaymentContext } from '../payment-context';
import { PaymentProviderError } from '../paystack/payment-provider-error';

/** Shortest time between two questions about one payment, over all instances. Webhooks never wait. */
const ASK_EVERY_MS = 5_000;
const LOOK_EVERY_MS = 100;

/**
 * Asks the provider about a payment unless it was asked within `ASK_EVERY_MS`; then the stored state is fresh enough.
 * @returns whether it asked
 * @throws PaymentProviderError
 */
export async function askIfDue(context: PaymentContext, reference: string): Promise<boolean> {
  if (!(await claimTurn(context, reference))) return false;
  await checkPayment(context, reference);
  return true;
}

/**
 * Makes the stored state of a payment younger than this call: asks the provider when its turn comes, or waits for the
 * answer to a concurrent question. Throws PaymentProviderError.
 */
export async function askInTurn(context: PaymentContext, reference: string): Promise<void> {
  const came = context.clock();
  const until = Date.now() + ASK_EVERY_MS + context.providerTimeoutMs;
  while (Date.now() < until) {
    if (await askIfDue(context, reference)) return;
    const { asked_at: asked, answered_at: answered, ask_failed: failed } = await questionOf(context, reference);
    if (asked && answered && asked >= came && answered >= asked) {
      if (failed) break;
      return;
    }
    await pause(LOOK_EVERY_MS);
  }
  throw new PaymentProviderError('unavailable', `The state of payment ${reference} is unknown`);
}

/** One statement, so that only one of all concurrent callers asks, across processes. */
async function claimTurn({ db, clock }: PaymentContext, reference: string): Promise<boolean> {
  const now = clock();
  const claimed = await db
    .updateTable('payment_attempts')
    .set({ asked_at: now })
    .where('reference', '=', reference)
    .where(({ or, eb }) =>
      or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - ASK_EVERY_MS))]),
    )
    .executeTakeFirstOrThrow();
  return claimed.numUpdatedRows === 1n;
}

const questionOf = ({ db }: PaymentContext, reference: string) =>
  db
    .selectFrom('payment_attempts')
    .select(['asked_at', 'answered_at', 'ask_failed'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
