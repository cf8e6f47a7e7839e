import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { attemptReference } from '../../orders/public';
import type { LockedOrder } from '../order/order-lock';
import '../tables';

/**
 * The insert of an order's only payment, which succeeded without the provider. Refunds refer to it, and the result page
 * asks about it. A second payment of the order violates the unique reference.
 */
export const insertPayment = (
  trx: Transaction<Database>,
  order: Pick<LockedOrder, 'id' | 'reference'>,
  { amountKobo, now }: { amountKobo: number; now: Date },
) =>
  trx.insertInto('payment_attempts').values({
    order_id: order.id,
    attempt: 1,
    reference: attemptReference(order.reference, 1),
    status: 'succeeded',
    amount_kobo: amountKobo,
    authorization_url: null,
    message: null,
    check_after: null,
    settled_at: now,
    created_at: now,
  });
