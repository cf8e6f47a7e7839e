import { conflict, unavailable } from '../../../platform/errors/api-problem';
import { messages } from '../messages';
import type { PaymentContext } from '../payment-context';
import { needsProvider } from '../order/needs-provider';
import { REPEATED_REQUEST_MS, startPayment } from '../starting/start-payment';
import { askLivingPayments } from '../unpaid/end-payments';
import { orderOfLink } from './payer-links';

const RETRY_AFTER_S = 5;

/** What somebody with a link reads when the order cannot be paid now. */
const OBSTACLES = {
  paid: messages.paidByNow,
  confirmed: messages.ended,
  cancelled: messages.ended,
  'sold-out': messages.soldOut,
  'hold-ended': messages.holdEnded,
  'too-many-unpaid': messages.holdEnded,
};

/**
 * Starts the payment of an order for somebody with a link. Asks the provider first, so that nobody pays a second time.
 * @returns the page of the provider
 * @throws 404 for an unknown link, 409 when the order is paid, undecided, or cannot be paid now, 503 without an answer
 *   of the provider
 */
export async function payFor(
  context: PaymentContext,
  { token, email }: { token: string; email: string },
): Promise<{ authorizationUrl: string; reference: string }> {
  const { id } = await orderOfLink(context.db, token);
  await askLivingPayments(context, id);
  const order = await orderOfLink(context.db, token);
  if (order.status === 'Paid') throw conflict(messages.paidByNow);
  if (order.status !== 'Uncompleted' || !needsProvider(order)) throw conflict(messages.ended);
  const start = await startPayment(context, id, { reuseMs: REPEATED_REQUEST_MS, payer: email });
  if (start.kind === 'started') return start;
  if (start.kind === 'provider-down') throw unavailable(messages.providerDown, RETRY_AFTER_S, { cause: start.error });
  throw conflict(OBSTACLES[start.kind]);
}
