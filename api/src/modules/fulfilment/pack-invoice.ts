import type { App } from '../../platform/app';
import { conflict, notFound } from '../../platform/errors/api-problem';
import { moveInvoice, newTrackingCode } from '../orders/public';
import { messages } from './messages';
import { lockParcel } from './parcel';
import { tellParties } from './tell-parties';

/**
 * A vendor packs an invoice that is paid, or to be paid on delivery: it gets a tracking code and waits for the courier.
 * A repetition answers the same.
 * @throws 404 for another vendor's invoice, 409 for one that cannot be packed
 */
export async function packInvoice(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  { invoiceId, vendorId, token, now }: { invoiceId: number; vendorId: number; token: number; now: Date },
): Promise<{ tracking_code: string }> {
  return app.db.transaction().execute(async (trx) => {
    const parcel = await lockParcel(trx, { invoiceId, vendorId });
    if (!parcel) throw notFound(messages.noInvoice);
    if (parcel.status === 'Packed' && parcel.tracking_code !== null) return { tracking_code: parcel.tracking_code };
    const lines = await trx
      .selectFrom('invoice_lines')
      .select('status')
      .where('invoice_id', '=', invoiceId)
      .forNoKeyUpdate()
      .execute();
    if (lines.some(({ status }) => status === 'Processing')) throw conflict(messages.undecided);
    const tracking_code = newTrackingCode();
    const by = { actor: 'vendor' as const, token, now };
    const set = { tracking_code };
    if (!(await moveInvoice(trx, invoiceId, { to: 'Packed', by, set })))
      throw conflict(messages.notPaid(parcel.status));
    await trx
      .insertInto('tracking_events')
      .values({ invoice_id: invoiceId, incident: 'Packed', reason: `Packed by ${parcel.store_name}`, happened_at: now })
      .execute();
    await tellParties(app, trx, { parcel: { ...parcel, tracking_code }, status: 'Packed', now });
    return { tracking_code };
  });
}
