import { kobo, type Kobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import './tables';

export interface LineToOrder {
  productId: number;
  vendorId: number;
  unitPrice: Kobo;
  quantity: number;
}

/**
 * The selected lines of a shopper's cart at their current prices; without a selection, the whole cart. A line counts as
 * selected until a device tells otherwise. Products that are no longer sold are missing.
 */
export async function linesToOrder(db: Kysely<Database>, userId: number): Promise<LineToOrder[]> {
  const rows = await db
    .selectFrom('cart_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('product_variants as v', 'v.id', 'l.variant_id')
    .select(['p.id', 'p.vendor_id', 'l.quantity', 'l.selected', 'p.selling_price_kobo'])
    .select('v.selling_price_kobo as variant_kobo')
    .where('l.user_id', '=', userId)
    .where('p.status', '=', 'published')
    .orderBy('l.id')
    .execute();
  const selected = rows.filter((row) => row.selected !== false);
  return (selected.length > 0 ? selected : rows).map((row) => ({
    productId: row.id,
    vendorId: row.vendor_id,
    unitPrice: kobo(row.variant_kobo ?? row.selling_price_kobo),
    quantity: row.quantity,
  }));
}
