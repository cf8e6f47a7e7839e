import { statusesWith } from '@nkm/contracts';
import type { App } from '../../platform/app';
import { conflict, notFound } from '../../platform/errors/api-problem';
import { moveInvoice, newTrackingCode, takeStock } from '../orders/public';
import { messages } from './messages';
import { lockParcel } from './parcel';
import { tellParties } from './tell-parties';

const FAILED = statusesWith(({ course }) => course === 'failed');

/**
 * Staff send a failed parcel again (docs/rules.md "Failed parcels"): it is packed anew, with a new tracking code, so
 * that late messages about the old parcel change nothing. A lost parcel takes new units from the stock.
 * @throws 404 for an unknown invoice, 409 for a parcel that has not failed and for products that are sold out
 */
export async function sendAgain(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  { invoiceId, reason, token, now }: { invoiceId: number; reason: string; token: number; now: Date },
): Promise<{ tracking_code: string }> {
  return app.db.transaction().execute(async (trx) => {
    const parcel = await lockParcel(trx, { invoiceId });
    if (!parcel) throw notFound(messages.noInvoice);
    if (parcel.status === 'Lost') await takeNewUnits();
    const tracking_code = newTrackingCode();
    const by = { actor: 'staff' as const, token, reason, now };
    if (!(await moveInvoice(trx, invoiceId, { from: FAILED, to: 'Packed', by, set: { tracking_code } })))
      throw conflict(messages.notFailed(parcel.status));
    await trx
      .insertInto('tracking_events')
      .values({ invoice_id: invoiceId, incident: 'Packed again', reason, happened_at: now })
      .execute();
    await tellParties(app, trx, { parcel: { ...parcel, tracking_code }, status: 'Packed', now });
    return { tracking_code };

    async function takeNewUnits(): Promise<void> {
      const lines = await trx
        .selectFrom('invoice_lines')
        .select(['product_id as productId', 'variant_id as variantId', 'quantity'])
        .where('invoice_id', '=', invoiceId)
        .where('status', 'is', null)
        .execute();
      if ((await takeStock(trx, lines)).length > 0) throw conflict(messages.noStock);
    }
  });
}
