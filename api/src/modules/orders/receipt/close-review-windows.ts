import { invoiceBefore } from '@nkm/contracts';
import type { App } from '../../../platform/app';
import { notify } from '../../notifications/public';
import { actAs } from '../state/move-invoice';
import { orderNotices } from '../news/order-notices';
import { invoicePage } from '../payment-links';
import '../tables';
import { tellStores } from '../news/tell-stores';

/** Invoices in one run; the next run takes the rest. */
const MOST = 500;
const BEFORE = invoiceBefore('Fulfilled', 'system');

/**
 * Marks delivered invoices that were not confirmed within 72 hours as Fulfilled, without coins, and notifies the
 * shopper and the store (docs/rules.md "Receipt and review window"). A simultaneous confirmation is safe: both change
 * only Delivered invoices.
 * @returns the number of closed invoices
 */
export async function closeReviewWindows(app: Pick<App, 'db' | 'outbox'>, now: Date): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const ended = trx
      .selectFrom('invoices')
      .select('id')
      .where('status', 'in', BEFORE)
      .where('review_ends_by', '<=', now)
      .orderBy('review_ends_by')
      .limit(MOST)
      .forUpdate()
      .skipLocked();
    await actAs(trx, { actor: 'system', reason: 'The time to confirm receipt has passed', now });
    const closed = await trx
      .updateTable('invoices')
      .from('orders')
      .set({ status: 'Fulfilled' })
      .whereRef('orders.id', '=', 'invoices.order_id')
      .where('invoices.id', 'in', ended)
      .where('invoices.status', 'in', BEFORE)
      .returning(['invoices.id', 'orders.user_id', 'invoices.order_id', 'invoices.reference'])
      .execute();
    for (const { user_id: userId, reference, ...invoice } of closed)
      await notify(trx, {
        userId,
        ...orderNotices.fulfilled(reference),
        path: invoicePage('', invoice),
        about: `parcel ${invoice.id}`,
        now,
      });
    await tellStores(app, trx, { invoiceIds: closed.map(({ id }) => id), news: 'not confirmed' });
    return closed.length;
  });
}
