import { kobo, toNaira } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import { paginate } from '../../../platform/database/paginate';
import type { Database } from '../../../platform/database/tables';
import { presentShares } from './present-refund';
import { refundReason } from './refund-messages';
import type { RefundStatus } from '../tables';
import { namesOf } from './refunded-products';

/** Statuses at the desk; the first ones wait for staff. */
export const REFUND_STATUSES = [
  'refused',
  'unclear',
  'due',
  'sending',
  'pending',
  'paid',
] as const satisfies RefundStatus[];

/** Refunds of a status for staff, the oldest first, with their number in total. */
export async function readRefunds(
  db: Kysely<Database>,
  { status, page, perPage }: { status: RefundStatus; page: number; perPage: number },
) {
  const wanted = db.selectFrom('refunds').where('refunds.status', '=', status);
  const { rows, pagination } = await paginate(
    wanted
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
      .selectAll('refunds')
      .select(['orders.reference as order_reference', 'payment_attempts.reference as payment_reference'])
      .orderBy('refunds.id', status === 'paid' ? 'desc' : 'asc'),
    { page, perPage },
  );
  const names = await namesOf(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => ({
    ...presentShares(row),
    id: row.id,
    status: row.status,
    order_reference: row.order_reference,
    payment_reference: row.payment_reference,
    amount: toNaira(kobo(row.amount_kobo)),
    currency: row.currency,
    reason: refundReason(row.reason, names.get(row.id) ?? []),
    method: row.method,
    provider_reference: row.provider_reference,
    problem: row.problem,
    tries: row.tries,
    created_at: row.created_at.toISOString(),
    paid_at: row.settled_at?.toISOString() ?? null,
  }));
  return { data, pagination };
}
