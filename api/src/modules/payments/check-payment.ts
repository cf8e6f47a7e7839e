import type { Attempt } from './claim-attempt';
import type { PaymentContext } from './payment-context';
import type { ProviderPayment } from './paystack/payment-provider';
import { settlePayment } from './settle-payment';

export interface CheckedPayment {
  attempt: Attempt | undefined;
  /** Null when the provider does not know the reference. */
  payment: ProviderPayment | null;
}

/** Asks the provider about a payment and writes its answer down. Throws PaymentProviderError. */
export async function checkPayment(context: PaymentContext, reference: string): Promise<CheckedPayment> {
  const payment = await context.provider.verify(reference);
  if (payment) return { payment, attempt: await settlePayment(context, payment) };
  return { payment, attempt: await markUnknown(context, reference) };
}

/** The provider forgot, or never heard of, a payment of ours: it will not be paid. */
async function markUnknown({ db, clock }: PaymentContext, reference: string): Promise<Attempt | undefined> {
  await db
    .updateTable('payment_attempts')
    .set({
      status: 'lost',
      message: 'The payment provider does not know this payment.',
      check_after: null,
      settled_at: clock(),
    })
    .where('reference', '=', reference)
    .where('status', 'in', ['open', 'failed'])
    .execute();
  return db.selectFrom('payment_attempts').selectAll().where('reference', '=', reference).executeTakeFirst();
}
