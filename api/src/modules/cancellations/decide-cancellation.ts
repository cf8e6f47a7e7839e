import { variantName } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound } from '../../platform/errors/api-problem';
import { giveCouponBack } from '../coupons/public';
import { giveFlashPiecesBack } from '../deals/public';
import { lockParcel } from '../fulfilment/public';
import { giveStockBack, moveInvoice, moveLines } from '../orders/public';
import { lockOrder, refundLines, type RefundNews } from '../payments/public';
import { messages } from './messages';
import './tables';
import { cancelledNews, tellRefused, tellVendor } from './tell-parties';

export interface Decision {
  id: number;
  /** Why it is refused; null approves it. */
  refusal: string | null;
  /** Role token of the member of staff. */
  token: number;
  now: Date;
}

/**
 * Staff decide a cancellation (docs/rules.md "Cancelling a paid product"). An approved line is cancelled, its stock
 * comes back and its refund is on its way; an invoice whose lines are all cancelled is Cancelled, too. A refused line
 * can be packed again.
 * @throws 404 for an unknown cancellation, 409 for a decided one
 */
export async function decideCancellation(
  app: Pick<App, 'db' | 'outbox' | 'config'>,
  { id, refusal, token, now }: Decision,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const line = await lineOf(trx, id);
    if (!line) throw notFound(messages.noCancellation);
    await lockOrder(trx, line.order_id);
    const parcel = await lockParcel(trx, { invoiceId: line.invoice_id });
    if (!parcel) throw notFound(messages.noCancellation);
    const status = refusal === null ? ('Approved' as const) : ('Refused' as const);
    const decided = await trx
      .updateTable('cancellations')
      .set({ status, reason: refusal, decided_at: now, role_token_id: token })
      .where('id', '=', id)
      .where('status', '=', 'Requested')
      .executeTakeFirstOrThrow();
    if (decided.numUpdatedRows !== 1n) throw conflict(messages.decided((await lineOf(trx, id))!.decision));
    const to = refusal === null ? 'Cancelled' : null;
    await moveLines(trx, [line.id], { from: 'Processing', to });
    const product = { name: variantName(line.name, line.variant_values), picture_key: line.picture_key };
    if (refusal === null) await cancelLine(app, trx, line, { token, now, news: cancelledNews(product, parcel) });
    else await tellRefused(app, trx, parcel, { ...product, reason: refusal, now });
    await tellVendor(app, trx, parcel, { kind: refusal === null ? 'approved' : 'refused', name: product.name });
  });
}

type Line = NonNullable<Awaited<ReturnType<typeof lineOf>>>;

async function cancelLine(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  line: Line,
  { token, now, news }: { token: number; now: Date; news: RefundNews },
): Promise<void> {
  const { id, invoice_id: invoiceId, order_id: orderId, quantity } = line;
  await giveStockBack(trx, [{ productId: line.product_id, variantId: line.variant_id, quantity }]);
  await refundLines(app, trx, {
    invoiceId,
    units: [{ lineId: id, quantity }],
    reason: 'lines cancelled',
    // Nothing was packed.
    withGatewayFee: true,
    news,
    now,
  });
  const { left } = await trx
    .selectFrom('invoice_lines')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('invoice_id', '=', invoiceId)
    .where(({ or, eb }) => or([eb('status', 'is', null), eb('status', '<>', 'Cancelled')]))
    .executeTakeFirstOrThrow();
  if (Number(left) > 0) return;
  const by = { actor: 'staff' as const, token, reason: 'All products are cancelled', now };
  if (!(await moveInvoice(trx, invoiceId, { to: 'Cancelled', by })))
    throw new Error(`Invoice ${invoiceId} was moved by another request despite its lock`);
  const living = await trx
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '<>', 'Cancelled')
    .limit(1)
    .executeTakeFirst();
  if (living) return;
  await giveFlashPiecesBack(trx, orderId);
  await giveCouponBack(trx, orderId);
}

const lineOf = (trx: Transaction<Database>, cancellationId: number) =>
  trx
    .selectFrom('cancellations')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'cancellations.line_id')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(['invoice_lines.id', 'invoice_lines.invoice_id', 'invoice_lines.product_id', 'invoice_lines.variant_id'])
    .select(['invoice_lines.quantity', 'invoice_lines.name', 'invoice_lines.variant_values', 'invoices.order_id'])
    .select('invoice_lines.picture_key')
    .select('cancellations.status as decision')
    .where('cancellations.id', '=', cancellationId)
    .executeTakeFirst();
