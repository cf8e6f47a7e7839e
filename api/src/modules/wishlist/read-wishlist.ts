import { kobo, toNaira } from '@nkm/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../locations/public';
import { CART_PRODUCT_COLUMNS, presentCartProduct, presentVariant, VARIANT_COLUMNS } from '../cart/public';

interface AddedRow {
  added_price_kobo: number | null;
  added_in_stock: boolean | null;
}

/**
 * The shopper's wishlist, newest last. `variant` is the shopper's choice, if any. Products that are no longer sold are
 * listed on request only, sold out and marked.
 */
export async function readWishlist(
  db: Kysely<Database>,
  userId: number,
  { withdrawn = false }: { withdrawn?: boolean } = {},
) {
  const rows = await db
    .selectFrom('wishlist_entries')
    .innerJoin('products', 'products.id', 'wishlist_entries.product_id')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .leftJoin('product_variants', 'product_variants.id', 'wishlist_entries.variant_id')
    .leftJoin('pickup_stations', 'pickup_stations.id', 'vendors.gigl_station_id')
    .select(CART_PRODUCT_COLUMNS)
    .select(VARIANT_COLUMNS)
    .select([
      'products.status',
      'products.has_variants',
      'wishlist_entries.added_price_kobo',
      'wishlist_entries.added_in_stock',
    ])
    // For a product with variants: the sum of their stock.
    .select(sql<number>`(select stock from product_stock where product_id = products.id)`.as('stock'))
    .where('wishlist_entries.user_id', '=', userId)
    .where('products.status', 'in', withdrawn ? ['published', 'removed'] : ['published'])
    .orderBy('wishlist_entries.created_at')
    .orderBy('wishlist_entries.product_id')
    .execute();
  return rows.map(({ status, ...row }) => ({
    ...presentCartProduct(row, status === 'removed' ? 0 : row.stock, null),
    ...(status === 'removed' && { withdrawn: true as const }),
    variant: presentVariant(row),
    has_variants: row.has_variants,
    added: presentAdded(row),
  }));
}

function presentAdded({ added_price_kobo: price, added_in_stock: in_stock }: AddedRow) {
  return price === null || in_stock === null ? null : { selling_price: toNaira(kobo(price)), in_stock };
}
