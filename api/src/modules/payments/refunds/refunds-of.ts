import type { OrderRefund } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { presentRefund } from './present-refund';
import { namesOf } from './refunded-products';
import '../tables';

/** Refunds by order, oldest first. */
export async function refundsOf(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<Map<number, OrderRefund[]>> {
  const refunds = new Map<number, OrderRefund[]>();
  if (orderIds.length === 0) return refunds;
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .selectAll('refunds')
    .select('payment_attempts.reference')
    .where('refunds.order_id', 'in', orderIds)
    .where('refunds.amount_kobo', '>', 0)
    .orderBy('refunds.id')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const refund = presentRefund(row, names.get(row.id) ?? []);
    refunds.set(row.order_id, [...(refunds.get(row.order_id) ?? []), refund]);
  }
  return refunds;
}
