import type { OrderStatus } from '@nkm/contracts';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../accounts/public';
import type {} from '../catalog/public';
import type { OrdersTable } from '../orders/public';
import type { CourierOption } from '../role-tokens/public';

/** An invoice with what its notices need. The invoice is locked until the transaction ends. */
export interface Parcel {
  id: number;
  reference: string;
  status: OrderStatus;
  tracking_code: string | null;
  packed_at: Date | null;
  /** Cash to collect with it, in kobo; null: nothing. */
  cash_due: number | null;
  order_id: number;
  user_id: number;
  delivery_type: Selectable<OrdersTable>['delivery_type'];
  address: Selectable<OrdersTable>['address'];
  email: string;
  other_names: string;
  store_name: string;
  /** Mail address of the store; null when it has none. */
  store_email: string | null;
}

/** Names a parcel: by its invoice or its tracking code; of one vendor or shipping option, or of any (null). */
export type WantedParcel =
  | { invoiceId: number; vendorId?: number; shippingOption?: CourierOption | null }
  | { trackingCode: string; shippingOption: CourierOption | null };

/** Locks an invoice and reads it. Undefined when there is none, or none of this vendor or shipping option. */
export async function lockParcel(trx: Transaction<Database>, wanted: WantedParcel): Promise<Parcel | undefined> {
  let locked = trx.selectFrom('invoices').select('id').forNoKeyUpdate();
  const { shippingOption = null } = wanted;
  if (shippingOption !== null)
    locked = locked.where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('shipping_option', '=', shippingOption),
    );
  if ('trackingCode' in wanted) locked = locked.where('tracking_code', '=', wanted.trackingCode);
  else {
    locked = locked.where('id', '=', wanted.invoiceId);
    if (wanted.vendorId !== undefined) locked = locked.where('vendor_id', '=', wanted.vendorId);
  }
  const found = await locked.executeTakeFirst();
  if (!found) return undefined;
  // A statement of its own: it sees what the previous holder of the lock committed.
  return trx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .leftJoin('users as seller', (join) =>
      join.onRef('seller.id', '=', 'vendors.user_id').on('seller.status', '=', 'active'),
    )
    .select(['invoices.id', 'invoices.reference', 'invoices.status', 'invoices.tracking_code', 'invoices.order_id'])
    .select(['orders.user_id', 'orders.delivery_type', 'orders.address'])
    .select(sql<number | null>`cash_due(invoices.id)`.as('cash_due'))
    .select(['users.email', 'users.other_names', 'vendors.store_name'])
    .select(({ fn, ref }) => fn.coalesce(ref('vendors.inquiry_email'), ref('seller.email')).as('store_email'))
    .select(({ selectFrom }) =>
      selectFrom('invoice_transitions')
        .select(({ fn }) => fn.max('happened_at').as('at'))
        .whereRef('invoice_id', '=', 'invoices.id')
        .where('to_status', '=', 'Packed')
        .as('packed_at'),
    )
    .where('invoices.id', '=', found.id)
    .executeTakeFirst();
}
