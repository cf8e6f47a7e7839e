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
 * unreachable provider leaves it undecided. Undefined for another shopper’s payment.
 */
export async function askPayment(
  context: PaymentContext,
  wanted: { userId: number; reference: string },
): Promise<PaymentState | undefined> {
  const known = await findPayment(context.db, wanted);
  if (!known || collectorOf(known.order_payment_method) === 'courier') {
    const inCash = await cashState(context.db, wanted);
    if (inCash || !known) return inCash;
  }
  if (known.status !== 'open' && known.status !== 'failed') return paymentState(known, { now: context.clock() });
  try {
    await askIfDue(context, known.reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.warn({ err: error, reference: known.reference }, 'Could not verify a payment');
  }
  const now = await findPayment(context.db, { ...wanted, reference: known.reference });
  if (!now) return undefined;
  const { openNote } = rulesOf(now.payment_method ?? now.order_payment_method);
  const note = now.ask_failed ? UNREACHABLE : now.status === 'open' ? openNote : null;
  return paymentState(now, { now: context.clock(), note });
}
