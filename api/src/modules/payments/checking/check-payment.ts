import type { Attempt } from '../tables';
import type { PaymentContext } from '../payment-context';
import { PaymentProviderError } from '../paystack/payment-provider-error';
import { settlePayment } from './settle-payment';

/**
 * Asks the provider about a payment and stores the answer. Use `ask-in-turn` where the answer is not urgent.
 * @returns the payment as it is now; undefined when it is not ours
 * @throws PaymentProviderError
 */
export async function checkPayment(context: PaymentContext, reference: string): Promise<Attempt | undefined> {
  await mark(context, reference, { asked_at: context.clock() });
  try {
    const payment = await context.provider.verify(reference);
    const attempt = payment ? await settlePayment(context, payment) : await markUnknown(context, reference);
    const provider_status = payment?.providerStatus ?? null;
    await mark(context, reference, { answered_at: context.clock(), ask_failed: false, provider_status });
    return attempt;
  } catch (error) {
    if (error instanceof PaymentProviderError)
      await mark(context, reference, { answered_at: context.clock(), ask_failed: true });
    throw error;
  }
}

type Mark = Partial<Pick<Attempt, 'asked_at' | 'answered_at' | 'ask_failed' | 'provider_status'>>;

async function mark({ db }: PaymentContext, reference: string, change: Mark): Promise<void> {
  await db.updateTable('payment_attempts').set(change).where('reference', '=', reference).execute();
}

/** The provider does not know this payment of ours, so it will not be paid. */
async function markUnknown({ db, clock }: PaymentContext, reference: string): Promise<Attempt | undefined> {
  await db
    .updateTable('payment_attempts')
    .set({
      status: 'lost',
      message: 'The payment provider has no record of this payment.',
      check_after: null,
      settled_at: clock(),
    })
    .where('reference', '=', reference)
    .where('status', 'in', ['open', 'failed'])
    .execute();
  return db.selectFrom('payment_attempts').selectAll().where('reference', '=', reference).executeTakeFirst();
}
