import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { attemptReference } from '../../orders/public';
import type { LockedOrder } from './order-lock';
import { lastAttempt } from './last-attempt';

/**
 * Inserts the payment of a locked order that succeeded without the provider. Refunds refer to it, and the result page
 * asks about it. The order can have earlier payments, of another way to pay. The database refuses a second success.
 */
export async function insertPayment(
  trx: Transaction<Database>,
  order: Pick<LockedOrder, 'id' | 'reference' | 'payment_method'>,
  { amountKobo, now }: { amountKobo: number; now: Date },
): Promise<void> {
  const attempt = ((await lastAttempt(trx, order.id))?.attempt ?? 0) + 1;
  await trx
    .insertInto('payment_attempts')
    .values({
      order_id: order.id,
      attempt,
      reference: attemptReference(order.reference, attempt),
      status: 'succeeded',
      amount_kobo: amountKobo,
      payment_method: order.payment_method,
      authorization_url: null,
      message: null,
      check_after: null,
      settled_at: now,
      created_at: now,
    })
    .execute();
}
