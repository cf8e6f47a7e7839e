import type { PaymentState } from '@nkm/contracts';
import { checkPayment } from './check-payment';
import { findPayment } from './find-payment';
import type { PaymentContext } from './payment-context';
import { paymentState } from './payment-state';
import { PaymentProviderError } from './paystack/payment-provider-error';

/**
 * What became of a payment: asks the provider as long as it is not decided. A provider that cannot be reached is no
 * decision. Undefined for somebody else's payment.
 */
export async function askPayment(
  context: PaymentContext,
  wanted: { userId: number; reference: string },
): Promise<PaymentState | undefined> {
  const known = await findPayment(context.db, wanted);
  if (!known) return undefined;
  if (known.status !== 'open' && known.status !== 'failed') return paymentState(known);
  let note: string | null = null;
  try {
    await checkPayment(context, known.reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.warn({ err: error, reference: known.reference }, 'A payment could not be verified');
    note = 'The payment provider cannot be reached at the moment. Do not pay again: we keep asking.';
  }
  const now = await findPayment(context.db, { ...wanted, reference: known.reference });
  return now && paymentState(now, note);
}
