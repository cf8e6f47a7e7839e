import { type InvoiceReturn, placeLines, type RefundAmounts, type ReturnStatus, toKobo } from '@nkm/contracts';
import { collectorOf, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { type Kysely, sql } from 'kysely';
import { paginate } from '../../platform/database/paginate';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import type {} from '../locations/public';
import type { OrderAddress } from '../orders/public';
import { coinsOf, expectedRefund, refundableLines, type RefundedUnits } from '../payments/public';
import type {} from '../stores/public';
import { photosOf } from '../uploads/public';
import { dropOffsOf } from './drop-off/drop-off';
import { presentDropOff } from './drop-off/present-drop-off';
import { handOverOf } from './hand-over';
import './tables';

type Products = InvoiceReturn['products'];

const products = sql<Products>`(select json_agg(json_build_object(
    'id', i.product_id, 'variant_id', i.variant_id, 'name', i.name,
    'variant_values', i.variant_values, 'quantity', l.quantity) order by i.id)
  from return_lines l join invoice_lines i on i.id = l.line_id where l.return_id = returns.id)`;

const units = sql<RefundedUnits[]>`(select json_agg(json_build_object('lineId', l.line_id, 'quantity', l.quantity))
  from return_lines l where l.return_id = returns.id)`;

/** Units of the return wait for their money: the refund of one of its products is not paid. */
const isUnpaid = sql<boolean>`exists (select from refunds r join refund_lines l on l.refund_id = r.id
  join return_lines own on own.line_id = l.line_id
  where own.return_id = returns.id and r.reason = 'goods returned' and r.status <> 'paid')`;

/** Where the shopper sends the goods of an invoice: to the store, or back to the pickup station of the order. */
const sendTo = (of: { store_name: string; store_address: string | null; place: OrderAddress }): string =>
  of.store_address
    ? `${of.store_name}, ${of.store_address}`
    : `${placeLines(of.place).join(', ')} (for ${of.store_name})`;

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
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .leftJoin('return_transitions as approval', (join) =>
      join.onRef('approval.return_id', '=', 'returns.id').on('approval.to_status', '=', 'Approved'),
    )
    .leftJoin('payment_attempts as paid', (join) =>
      join.onRef('paid.order_id', '=', 'orders.id').on('paid.status', '=', 'succeeded'),
    )
    .selectAll('returns')
    .select([
      'paid.id as attempt_id',
      'orders.payment_method',
      'orders.shipping_option',
      'orders.delivery_type',
      'orders.address as place',
    ])
    .select(['vendors.store_name', 'vendors.address as store_address', 'approval.happened_at as approved_at'])
    .select([products.as('products'), units.as('units'), isUnpaid.as('is_unpaid')])
    .where('returns.invoice_id', 'in', invoiceIds)
    .orderBy('returns.id')
    .execute();
  const photos = await photosOf(
    db,
    rows.map(({ id }) => `return:${id}`),
  );
  const dropOffs = await dropOffsOf(
    db,
    rows.map(({ id }) => id),
  );
  const lines = await refundableLines(
    db,
    rows.filter(isAwaited).map(({ invoice_id }) => invoice_id),
  );
  for (const row of rows) {
    const isApproved = row.status === 'Approved';
    const dropOff = dropOffs.get(row.id);
    const presented = presentDropOff(row.status, dropOff);
    const handOver = isApproved ? handOverOf(row, dropOff) : null;
    const withGatewayFee = row.seller_at_fault === true;
    const wanted = { invoiceId: row.invoice_id, units: row.units };
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
      send_to: isApproved && !dropOff?.arrived_at ? sendTo(row) : null,
      ...(handOver && { hand_over: handOver }),
      ...(presented && { drop_off: presented }),
      ...(isAwaited(row) && (await expectationOf(db, row, expectedRefund(lines, { ...wanted, withGatewayFee })))),
      requested_at: row.requested_at.toISOString(),
      products: row.products,
      photos: photos.get(`return:${row.id}`) ?? [],
    };
    found.set(row.invoice_id, [...(found.get(row.invoice_id) ?? []), one]);
  }
  return found;
}

const isAwaited = ({ status }: { status: ReturnStatus }): boolean => status === 'Approved' || status === 'Returned';

/** What an awaited return brings back, in money or in coins. */
async function expectationOf(
  db: Kysely<Database>,
  paid: { payment_method: PaymentMethodCode; attempt_id: number | null },
  amounts: RefundAmounts,
): Promise<Pick<InvoiceReturn, 'expected_refund' | 'expected_coins'>> {
  if (collectorOf(paid.payment_method) !== 'coins' || paid.attempt_id === null) return { expected_refund: amounts };
  return { expected_coins: await coinsOf(db, paid.attempt_id, toKobo(amounts.total)) };
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
      .leftJoin('return_drop_offs', 'return_drop_offs.return_id', 'returns.id')
      .leftJoin('pickup_stations', 'pickup_stations.id', 'return_drop_offs.station_id')
      .select(['invoices.reference as invoice_reference', 'vendors.store_name'])
      .select(['pickup_stations.title as station', 'return_drop_offs.arrived_at'])
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
    ...(row.station !== null && {
      drop_off: { station: row.station, arrived_at: row.arrived_at?.toISOString() ?? null },
    }),
  }));
  return { data, pagination };
}
