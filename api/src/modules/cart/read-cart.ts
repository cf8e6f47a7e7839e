import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../locations/public';
import { CART_PRODUCT_COLUMNS } from './cart-product';
import { presentCartItem, VARIANT_COLUMNS } from './present-cart-item';

/** The shopper's cart in the order of addition, without products that are no longer sold. */
export async function readCart(db: Kysely<Database>, { userId, lineId }: { userId: number; lineId?: number }) {
  let query = db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .leftJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .leftJoin('pickup_stations', 'pickup_stations.id', 'vendors.gigl_station_id')
    .where('cart_lines.user_id', '=', userId)
    .where('products.status', '=', 'published');
  if (lineId !== undefined) query = query.where('cart_lines.id', '=', lineId);
  const rows = await query
    .select(CART_PRODUCT_COLUMNS)
    .select(VARIANT_COLUMNS)
    .select(['cart_lines.id', 'cart_lines.quantity', 'cart_lines.selected', 'products.stock'])
    .orderBy('cart_lines.id')
    .execute();
  return rows.map(presentCartItem);
}
