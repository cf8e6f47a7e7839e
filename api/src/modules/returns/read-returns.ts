import type { InvoiceReturn, RefundAmounts, ReturnStatus } from '@nkm/contracts';
import { collectorOf, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { type Kysely, type Selectable, sql } from 'kysely';
import { paginate } from '../../platform/database/paginate';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import type {} from '../orders/public';
import { expectedRefund } from '../payments/public';
import { photosOf } from '../uploads/public';
import { handOverOf } from './hand-over';
import { sendTo } from './send-to';
import type { ReturnsTable } from './tables';

type Products = InvoiceReturn['products'];

const products = sql<Products>`(select json_agg(json_build_object(
    'id', i.product_id, 'variant_id', i.variant_id, 'name', i.name,
    'variant_values', i.variant_values, 'quantity', l.quantity) order by i.id)
  from return_lines l join invoice_lines i on i.id = l.line_id where l.return_id = returns.id)`;

/** Units of the return wait for their money: the refund of one of its products is not paid. */
const isUnpaid = sql<boolean>`exists (select from refunds r join refund_lines l on l.refund_id = r.id
  join return_lines own on own.line_id = l.line_id
  where own.return_id = returns.id and r.reason = 'goods returned' and r.status <> 'paid')`;

/** The returns of invoices as their shopper sees them, by invoice, oldest first. */
export async function returnsOf(
  db: Kysely<Database>,
  invoiceIds: readonly number[],
): Promise<Map<number, InvoiceReturn[]>> {
  const found = new Map<number, InvoiceReturn[]>();
  if (invoiceIds.length === 0) return found;
  const rows = await db
    .selectFrom('returns')
    .innerJoin('invoices', 'invoices.id', 'returns.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .selectAll('returns')
    .select(['orders.payment_method', products.as('products')])
    .select(isUnpaid.as('is_unpaid'))
    .where('returns.invoice_id', 'in', invoiceIds)
    .orderBy('returns.id')
    .execute();
  const photos = await photosOf(
    db,
    rows.map(({ id }) => `return:${id}`),
  );
  for (const row of rows) {
    const expected = isAwaited(row) && (await expectedOf(db, row));
    const handOver = row.status === 'Approved' ? await handOverOf(db, row.id) : null;
    const one = {
      id: row.id,
      reference: row.reference,
      status: row.status,
      ...(row.status === 'Refunded' && {
        refund_state: row.is_unpaid ? ('on_its_way' as const) : ('refunded' as const),
      }),
      reason: row.reason,
      comment: row.comment,
      refusal: row.refusal,
      send_to: row.status === 'Approved' ? await sendTo(db, row.invoice_id) : null,
      ...(handOver && { hand_over: handOver }),
      ...(expected && { expected_refund: expected }),
      requested_at: row.requested_at.toISOString(),
      products: row.products,
      photos: photos.get(`return:${row.id}`) ?? [],
    };
    found.set(row.invoice_id, [...(found.get(row.invoice_id) ?? []), one]);
  }
  return found;
}

/** Coins are whole, so their number is known with the refund only. */
const isAwaited = (of: { status: ReturnStatus; payment_method: PaymentMethodCode }): boolean =>
  (of.status === 'Approved' || of.status === 'Returned') && collectorOf(of.payment_method) !== 'coins';

/** What a return brings back once its goods have arrived. */
async function expectedOf(
  db: Kysely<Database>,
  {
    id,
    invoice_id: invoiceId,
    seller_at_fault,
  }: Pick<Selectable<ReturnsTable>, 'id' | 'invoice_id' | 'seller_at_fault'>,
): Promise<RefundAmounts> {
  const units = await db
    .selectFrom('return_lines')
    .select(['line_id as lineId', 'quantity'])
    .where('return_id', '=', id)
    .execute();
  return expectedRefund(db, { invoiceId, units, withGatewayFee: seller_at_fault === true });
}

/** Returns of a status for staff, the oldest first, with their number in total. */
export async function readReturns(
  db: Kysely<Database>,
  { status, page, perPage }: { status: ReturnStatus; page: number; perPage: number },
) {
  const wanted = db.selectFrom('returns').where('returns.status', '=', status);
  const { rows, pagination } = await paginate(
    wanted
      .innerJoin('invoices', 'invoices.id', 'returns.invoice_id')
      .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
      .selectAll('returns')
      .select(['invoices.reference as invoice_reference', 'vendors.store_name'])
      .select(products.as('products'))
      .orderBy('returns.id', status === 'Requested' || status === 'Approved' ? 'asc' : 'desc'),
    { page, perPage },
  );
  const photos = await photosOf(
    db,
    rows.map(({ id }) => `return:${id}`),
  );
  const data = rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    invoice_reference: row.invoice_reference,
    store_name: row.store_name,
    status: row.status,
    reason: row.reason,
    comment: row.comment,
    seller_at_fault: row.seller_at_fault,
    refusal: row.refusal,
    requested_at: row.requested_at.toISOString(),
    products: row.products,
    photos: photos.get(`return:${row.id}`) ?? [],
  }));
  return { data, pagination };
}
