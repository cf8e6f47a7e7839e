import { type InvoiceReturn, placeLines, RETURN_HAND_OVER_DAYS } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { titleOf } from '../checkout/public';
import { orderPlace } from '../orders/public';
import './tables';

const DAY_MS = 86_400_000;

/**
 * How the goods of an approved return come back: the courier of the order collects them at the delivery address, or
 * the shopper hands them in at the pickup station. Null for a return that was never approved.
 */
export async function handOverOf(db: Kysely<Database>, returnId: number): Promise<InvoiceReturn['hand_over'] | null> {
  const row = await db
    .selectFrom('returns')
    .innerJoin('invoices', 'invoices.id', 'returns.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('return_transitions as approval', 'approval.return_id', 'returns.id')
    .select(['orders.shipping_option', 'orders.delivery_type', 'orders.address', 'approval.happened_at'])
    .where('returns.id', '=', returnId)
    .where('approval.to_status', '=', 'Approved')
    .executeTakeFirst();
  if (!row) return null;
  return {
    by: row.delivery_type === 'Pickup' ? 'station' : 'courier',
    courier: titleOf(row.shipping_option),
    place: placeLines(orderPlace(row)).join(', '),
    until: new Date(row.happened_at.getTime() + RETURN_HAND_OVER_DAYS * DAY_MS).toISOString(),
  };
}
