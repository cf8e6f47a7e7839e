import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { conflict, unavailable } from '../../../platform/errors/api-problem';
import { askInTurn } from '../checking/ask-in-turn';
import { livingPayments, paymentOnItsWay } from '../checking/living-payments';
import { messages } from '../messages';
import { giveUpAttempts } from '../order/close-order';
import type { LockedOrder } from '../order/order-lock';
import type { PaymentContext } from '../payment-context';
import { PaymentProviderError } from '../paystack/payment-provider-error';

/** Seconds after which it makes sense to ask the provider again. */
const RETRY_AFTER_S = 5;

/**
 * Asks the provider about each payment of an order that could have arrived, and settles those that did.
 * @returns their references, for `endPayments`
 * @throws 409 while the bank still decides about one of them, 503 while the provider does not answer: only it knows
 *   whether the order is paid
 */
export async function askLivingPayments(context: PaymentContext, orderId: number): Promise<string[]> {
  const living = await livingPayments(context.db, orderId);
  try {
    await Promise.all(living.map((reference) => askInTurn(context, reference)));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw unavailable(messages.providerSilent, RETRY_AFTER_S, { cause: error });
  }
  await demandDecided(context.db, orderId, { references: living, now: context.clock() });
  return living;
}

/** Throws 409 while the bank decides about one of the payments of an unpaid order. */
async function demandDecided(
  db: Kysely<Database>,
  orderId: number,
  { references, now }: { references: readonly string[]; now: Date },
): Promise<void> {
  const { status, payment_method: method } = await db
    .selectFrom('orders')
    .select(['status', 'payment_method'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (status === 'Uncompleted' && (await paymentOnItsWay(db, references, { method, now })) !== null)
    throw conflict(messages.undecided);
}

/**
 * Gives up the payments of a locked, unpaid order, so that another way to pay can take their place. Their pages stay
 * open at the provider: money that arrives there pays the order if it still costs the same there, otherwise it is
 * refunded.
 * @param asked references from `askLivingPayments`
 * @throws 409 while the bank still decides about one of them, or when another one started since
 */
export async function endPayments(
  trx: Transaction<Database>,
  order: Pick<LockedOrder, 'id'>,
  { asked, now }: { asked: readonly string[]; now: Date },
): Promise<void> {
  const living = await livingPayments(trx, order.id);
  if (living.some((reference) => !asked.includes(reference))) throw conflict(messages.justStarted);
  await demandDecided(trx, order.id, { references: living, now });
  await giveUpAttempts(trx, order.id, { message: messages.otherWay, now });
}
