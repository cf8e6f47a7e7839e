import { STATUS_RULES } from '@nkm/contracts';
import type { App } from '../../platform/app';
import { conflict, notFound } from '../../platform/errors/api-problem';
import { lockParcel } from '../fulfilment/public';
import { giveStockBack, moveInvoice, tellStores } from '../orders/public';
import { lockOrder, refundLines, settleCashOrder } from '../payments/public';
import { messages } from './messages';
import { parcelNews, tellCancelled } from './tell-parties';

export interface ParcelRefund {
  invoiceId: number;
  reason: string;
  /** Whether the goods of a parcel that came back can be sold again. */
  resellable: boolean;
  token: number;
  now: Date;
}

/**
 * Staff refund a parcel that is lost or went back to its sender (docs/rules.md "Failed parcels"). The fee for the card
 * payment goes back with a lost one: the shopper did nothing to lose it. A parcel whose cash was not collected is
 * cancelled instead.
 * @returns what happened to it
 * @throws 404 for an unknown invoice, 409 for a parcel that has not failed
 */
export async function refundParcel(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  { invoiceId, reason, resellable, token, now }: ParcelRefund,
): Promise<'Refunded' | 'Cancelled'> {
  return app.db.transaction().execute(async (trx) => {
    const invoice = await trx.selectFrom('invoices').select('order_id').where('id', '=', invoiceId).executeTakeFirst();
    if (!invoice) throw notFound(messages.noInvoice);
    const order = await lockOrder(trx, invoice.order_id);
    const parcel = await lockParcel(trx, { invoiceId });
    if (!parcel || STATUS_RULES[parcel.status].course !== 'failed') throw conflict(messages.notFailed);
    const isLost = parcel.status === 'Lost';
    const lines = await trx
      .selectFrom('invoice_lines')
      .select(['id as lineId', 'product_id as productId', 'variant_id as variantId', 'quantity'])
      .select(['name', 'variant_values', 'picture_key'])
      .where('invoice_id', '=', invoiceId)
      .where('status', 'is', null)
      .execute();
    const by = { actor: 'staff' as const, token, reason, now };
    const to = parcel.cash_due === null ? 'Refunded' : 'Cancelled';
    if (!(await moveInvoice(trx, invoiceId, { from: [parcel.status], to, by })))
      throw new Error(`Invoice ${invoiceId} was moved by another request despite its lock`);
    if (!isLost && resellable) await giveStockBack(trx, lines);
    if (to === 'Cancelled') {
      await settleCashOrder(trx, order, { reason: 'not delivered', now });
      await tellCancelled(app, trx, { parcel, now });
      await tellStores(app, trx, { invoiceIds: [invoiceId], news: 'not delivered' });
      return to;
    }
    await refundLines(app, trx, {
      invoiceId,
      units: lines,
      reason: isLost ? 'parcel lost' : 'parcel returned',
      withGatewayFee: isLost,
      news: parcelNews(parcel.reference, { isLost, lines }),
      now,
    });
    await tellStores(app, trx, { invoiceIds: [invoiceId], news: 'refunded' });
    return to;
  });
}
