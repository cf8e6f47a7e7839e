import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/notify';
import { orderNotices } from './order-notices';
import './tables';

/** Invoices in one run; the next run takes the rest. */
const MOST = 500;

/**
 * Marks delivered invoices that were not confirmed within 72 hours as Fulfilled, without coins, and notifies the
 * shopper (decision "72 hours"). A simultaneous confirmation is safe: both change only Delivered invoices.
 * @returns the number of closed invoices
 */
export async function closeReviewWindows(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ended = trx
      .selectFrom('invoices')
      .select('id')
      .where('status', '=', 'Delivered')
      .where('review_ends_by', '<=', now)
      .orderBy('review_ends_by')
      .limit(MOST)
      .forUpdate()
      .skipLocked();
    const closed = await trx
      .updateTable('invoices')
      .from('orders')
      .set({ status: 'Fulfilled' })
      .whereRef('orders.id', '=', 'invoices.order_id')
      .where('invoices.id', 'in', ended)
      .where('invoices.status', '=', 'Delivered')
      .returning(['orders.user_id', 'invoices.reference'])
      .execute();
    for (const { user_id: userId, reference } of closed)
      await notify(trx, { userId, ...orderNotices.fulfilled(reference), now });
    return closed.length;
  });
}
