import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../cart/public';
import type {} from '../coupons/public';
import type {} from '../notifications/public';
import type {} from '../recent/public';
import type {} from '../stock-alerts/public';
import type {} from '../wishlist/public';
import { dated } from './dated';

/** Lists stored for the shopper. */
export async function readLists(db: Kysely<Database>, userId: number) {
  const product = ['products.title as product', 'products.slug'] as const;
  const wishlist = await db
    .selectFrom('wishlist_entries')
    .innerJoin('products', 'products.id', 'wishlist_entries.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'wishlist_entries.variant_id')
    .select([...product, 'product_variants.values as variant', 'wishlist_entries.created_at'])
    .where('user_id', '=', userId)
    .orderBy('wishlist_entries.created_at')
    .execute();
  const alerts = await db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'stock_alerts.variant_id')
    .select([...product, 'product_variants.values as variant', 'stock_alerts.created_at'])
    .where('user_id', '=', userId)
    .orderBy('stock_alerts.id')
    .execute();
  const cart = await db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .select([
      ...product,
      'product_variants.values as variant',
      'cart_lines.quantity',
      'cart_lines.selected',
      'cart_lines.created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('cart_lines.id')
    .execute();
  const viewed = await db
    .selectFrom('recent_products')
    .innerJoin('products', 'products.id', 'recent_products.product_id')
    .select([...product, 'viewed_at'])
    .where('user_id', '=', userId)
    .orderBy('viewed_at')
    .execute();
  const coupons = await db
    .selectFrom('coupon_claims')
    .innerJoin('coupons', 'coupons.id', 'coupon_claims.coupon_id')
    .select(['coupons.code', 'claimed_at'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at')
    .execute();
  const notifications = await db
    .selectFrom('notifications')
    .select(['tag', 'description', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    coupons: coupons.map((row) => ({ ...row, claimed_at: row.claimed_at.toISOString() })),
    wishlist: wishlist.map(dated),
    stock_alerts: alerts.map(dated),
    cart: cart.map(dated),
    recently_viewed: viewed.map((row) => ({ ...row, viewed_at: row.viewed_at.toISOString() })),
    notifications: notifications.map(dated),
  };
}
