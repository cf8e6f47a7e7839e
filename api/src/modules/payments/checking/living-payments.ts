import type { PaymentMethod } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { holdMinutes } from '../../orders/public';
import { bankIsThinking } from '../paystack/bank-is-thinking';
import '../tables';

/** An order has few payments that can still succeed; more must not block everything else. */
const MOST = 5;

/** References of an order's payments that the provider can still report as paid, newest first. */
export async function livingPayments(db: Kysely<Database>, orderId: number): Promise<string[]> {
  const living = await db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['open', 'failed'])
    .orderBy('attempt', 'desc')
    .limit(MOST)
    .execute();
  return living.map(({ reference }) => reference);
}

/**
 * The reference, among these, of a payment that must not be repeated: it succeeded, or the bank still decides. A
 * payment that was given up when its time ended does not prevent a new one; if its money comes after all, it is
 * refunded.
 * @param method of the order
 */
export async function paymentOnItsWay(
  db: Kysely<Database>,
  references: readonly string[],
  { method, now }: { method: PaymentMethod['code']; now: Date },
): Promise<string | null> {
  if (references.length === 0) return null;
  const oldest = new Date(now.getTime() - holdMinutes(method) * 60_000);
  const asked = await db
    .selectFrom('payment_attempts')
    .select(['reference', 'status', 'provider_status', 'created_at'])
    .where('reference', 'in', references)
    .orderBy('attempt', 'desc')
    .execute();
  const onItsWay = asked.find(
    ({ status, provider_status, created_at }) =>
      status === 'succeeded' || (bankIsThinking(provider_status) && (status === 'open' || created_at > oldest)),
  );
  return onItsWay?.reference ?? null;
}
