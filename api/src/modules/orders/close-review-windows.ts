import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { notify } from '../notifications/notify';
import { orderNotices } from './order-notices';
import './tables';

/** Invoices of one run; what is left is for the next. */
const MOST = 500;

/**
 * What was delivered and not confirmed in its 72 hours becomes Fulfilled, without coins; the shopper is told
 * (decision "72 hours"). Whoever confirms at the same moment wins or finds it done: both change Delivered only.
 * @returns how many
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
