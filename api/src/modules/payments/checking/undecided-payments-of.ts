import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { bankIsThinking } from '../paystack/bank-is-thinking';
import '../tables';

/** References of the last payments that the bank still decides, by unpaid order. */
export async function undecidedPaymentsOf(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const last = await db
    .selectFrom('payment_attempts')
    .select(['order_id', 'reference', 'status', 'provider_status'])
    .distinctOn('order_id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('attempt', 'desc')
    .execute();
  return new Map(
    last
      .filter(({ status, provider_status }) => status === 'open' && bankIsThinking(provider_status))
      .map(({ order_id, reference }) => [order_id, reference]),
  );
}
