import type { PaymentState } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { rulesOf } from '../../orders/public';
import { askIfDue } from '../checking/ask-in-turn';
import { cashState } from '../cash/cash-state';
import { findPayment } from './find-payment';
import type { PaymentContext } from '../payment-context';
import { paymentState } from './payment-state';
import { PaymentProviderError } from '../paystack/payment-provider-error';

const UNREACHABLE = 'The payment provider is not available right now. Do not pay again. We will keep checking.';

/**
 * State of a payment. Asks the provider while it is undecided, at most once in five seconds over all callers. An
 * unreachable provider leaves it undecided. An order in cash tells of an attempt only when its money goes back.
 * Undefined for another shopper’s payment.
 */
export async function askPayment(
  context: PaymentContext,
  wanted: { userId: number; reference: string },
): Promise<PaymentState | undefined> {
  const known = await findPayment(context.db, wanted);
  if (!known) return cashState(context.db, wanted);
  const isInCash = collectorOf(known.order_payment_method) === 'courier';
  const isAsked = !isInCash || known.reference === wanted.reference;
  const now = isAsked && isUndecided(known) ? await askAgain(context, known, wanted) : known;
  const inCash = isInCash ? await cashState(context.db, wanted) : undefined;
  if (inCash) return isAsked && now.status === 'refund_due' ? { ...inCash, message: now.message } : inCash;
  const { openNote } = rulesOf(now.payment_method ?? now.order_payment_method);
  const note = now.ask_failed ? UNREACHABLE : now.status === 'open' ? openNote : null;
  return paymentState(now, { now: context.clock(), note });
}

type Known = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

const isUndecided = ({ status }: Known): boolean => status === 'open' || status === 'failed';

/** The payment after a question to the provider. */
async function askAgain(context: PaymentContext, known: Known, wanted: { userId: number }): Promise<Known> {
  const { reference } = known;
  try {
    await askIfDue(context, reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.warn({ err: error, reference }, 'Could not verify a payment');
  }
  return (await findPayment(context.db, { ...wanted, reference })) ?? known;
}
