import type { PaymentState } from '@nkm/contracts';
import { askIfDue } from './ask-in-turn';
import { findPayment } from './find-payment';
import type { PaymentContext } from './payment-context';
import { paymentState } from './payment-state';
import { PaymentProviderError } from './paystack/payment-provider-error';

const UNREACHABLE = 'The payment provider cannot be reached at the moment. Do not pay again: we keep asking.';

/**
 * What became of a payment: asks the provider as long as it is not decided, at most once in five seconds however many
 * ask. A provider that cannot be reached is no decision. Undefined for somebody else's payment.
 */
export async function askPayment(
  context: PaymentContext,
  wanted: { userId: number; reference: string },
): Promise<PaymentState | undefined> {
  const known = await findPayment(context.db, wanted);
  if (!known) return undefined;
  if (known.status !== 'open' && known.status !== 'failed') return paymentState(known);
  try {
    await askIfDue(context, known.reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.warn({ err: error, reference: known.reference }, 'A payment could not be verified');
  }
  const now = await findPayment(context.db, { ...wanted, reference: known.reference });
  return now && paymentState(now, now.ask_failed ? UNREACHABLE : null);
}
