import { askIfDue } from './ask-in-turn';
import type { PaymentContext } from '../payment-context';
import { PaymentProviderError } from '../paystack/payment-provider-error';

/** An order has few payments that can still succeed; more must not block everything else. */
const MOST = 5;

/**
 * Asks the provider about undecided payments of an order, newest first, before the order is cancelled or released. A
 * provider that is down does not stop that; a later success is settled then.
 */
export async function askOpenPayments(context: PaymentContext, orderId: number): Promise<void> {
  const open = await context.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['open', 'failed'])
    .where('check_after', 'is not', null)
    .orderBy('attempt', 'desc')
    .limit(MOST)
    .execute();
  for (const { reference } of open) {
    try {
      await askIfDue(context, reference);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      context.warn({ err: error, reference }, 'Could not ask the payment provider about a payment');
    }
  }
}
