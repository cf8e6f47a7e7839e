import { checkAfter } from '../order/check-schedule';
import { askIfDue } from './ask-in-turn';
import { eachAlone } from '../each-alone';
import type { PaymentContext } from '../payment-context';
import { PaymentProviderError } from '../paystack/payment-provider-error';

const BATCH = 50;

/** Asks the provider about payments whose webhook never arrived. Returns their number. */
export async function recheckPayments(context: PaymentContext): Promise<number> {
  const { db, clock, warn } = context;
  const due = await db
    .selectFrom('payment_attempts')
    .select(['id', 'reference', 'checks'])
    .where('check_after', '<=', clock())
    .where('status', 'in', ['open', 'failed'])
    .orderBy('check_after')
    .limit(BATCH)
    .execute();
  await eachAlone(due, async ({ id, reference, checks }) => {
    try {
      await askIfDue(context, reference);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      warn({ err: error, reference }, 'Could not ask the payment provider about a payment');
      // Does not count as a check: while the provider is down, the payment keeps its place in the schedule.
      await db
        .updateTable('payment_attempts')
        .set({ check_after: checkAfter(clock(), checks) })
        .where('id', '=', id)
        .execute();
    }
  });
  return due.length;
}
