import { placeLines } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import type {} from '../orders/public';
import type {} from '../stores/public';

/** Where the shopper sends the goods of an invoice: to the store, or back to the pickup station of the order. */
export async function sendTo(db: Kysely<Database>, invoiceId: number): Promise<string> {
  const { store_name, address, place } = await db
    .selectFrom('invoices')
    .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['vendors.store_name', 'vendors.address', 'orders.address as place'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return address ? `${store_name}, ${address}` : `${placeLines(place).join(', ')} (for ${store_name})`;
}
