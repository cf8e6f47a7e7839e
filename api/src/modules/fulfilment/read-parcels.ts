import { type Amounts, type OrderStatus, STATION_CODE_TRIES, statusesWith } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import { paginate } from '../../platform/database/paginate';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import { orderPlace, readAmountsOf, stageOfPickup } from '../orders/public';
import type { CourierOption } from '../role-tokens/public';
import type { Pickup } from './pickup/pickup';

/** Statuses in which the courier has to do with a parcel. */
export const WITH_COURIER = statusesWith(({ place }) => place === 'courier');

/** Statuses of a vendor's invoices, from the payment or confirmation on. */
export const VENDOR_STATUSES = statusesWith(({ course }) => course !== 'unpaid');

interface Wanted {
  statuses: readonly OrderStatus[];
  vendorId?: number;
  /** Only parcels of this option; null: of every option. */
  shippingOption?: CourierOption | null;
  /** Only this one. */
  invoiceId?: number;
  /** For the courier, who calls the person at a delivery address. */
  withPhone?: boolean;
  /** For staff, who answer questions about money. */
  withAmounts?: boolean;
  page: number;
  perPage: number;
}

/** Invoices for vendors and parcels for couriers, the oldest first, with their number in total. */
export async function readParcels(
  db: Kysely<Database>,
  { statuses, vendorId, shippingOption = null, invoiceId, withPhone, withAmounts, ...page }: Wanted,
) {
  let parcels = db.selectFrom('invoices').where('invoices.status', 'in', statuses);
  if (vendorId !== undefined) parcels = parcels.where('invoices.vendor_id', '=', vendorId);
  if (shippingOption !== null)
    parcels = parcels.where('invoices.order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('orders.shipping_option', '=', shippingOption),
    );
  if (invoiceId !== undefined) parcels = parcels.where('invoices.id', '=', invoiceId);
  const { rows, pagination } = await paginate(
    parcels
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
      .select(['invoices.id', 'invoices.reference', 'invoices.status', 'invoices.tracking_code', 'invoices.created_at'])
      .select(['invoices.order_id', 'vendors.store_name', 'orders.delivery_type', 'orders.address'])
      .select(sql<number | null>`cash_due(invoices.id)`.as('cash_due_kobo'))
      .leftJoin('pickups', (join) =>
        join.onRef('pickups.tracking_code', '=', 'invoices.tracking_code').on('pickups.collected_at', 'is', null),
      )
      .select(['pickups.collect_until', 'pickups.wrong_codes', 'pickups.ended_at'])
      .orderBy('invoices.id'),
    page,
  );
  const lines = await readLines(
    db,
    rows.map(({ id }) => id),
  );
  const amounts = await readAmountsOf(db, withAmounts ? [...new Set(rows.map(({ order_id }) => order_id))] : []);
  const data = rows.map(
    ({ order_id, address, delivery_type, created_at, collect_until, wrong_codes, ended_at, ...row }) => ({
      ...row,
      ...atStation(row.status, { collect_until, wrong_codes, ended_at }),
      ...optional(amounts.get(order_id)?.invoices.get(row.id)),
      created_at: created_at.toISOString(),
      delivery_type,
      address: orderPlace({ address }),
      ...(withPhone && { phone: address.phone ?? null }),
      products: lines.filter(({ invoice_id }) => invoice_id === row.id).map(({ invoice_id: _, ...line }) => line),
    }),
  );
  return { data, pagination };
}

/** What the desk knows about a parcel at its station: all but the code. Empty for all other parcels. */
function atStation(
  status: OrderStatus,
  { collect_until, wrong_codes, ended_at }: { [K in 'collect_until' | 'wrong_codes' | 'ended_at']: Pickup[K] | null },
) {
  if (status !== 'Shipped' || collect_until === null || wrong_codes === null) return {};
  return {
    stage: stageOfPickup({ ended_at }),
    pickup_until: collect_until.toISOString(),
    pickup_tries: STATION_CODE_TRIES - wrong_codes,
  };
}

const optional = (amounts: Amounts | undefined) => amounts && { amounts };

async function readLines(db: Kysely<Database>, invoiceIds: readonly number[]) {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('invoice_lines')
    .select(['invoice_id', 'name', 'quantity', 'variant_values', 'status'])
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('id')
    .execute();
}
