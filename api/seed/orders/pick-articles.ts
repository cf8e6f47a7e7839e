import { kobo, type Variant } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { PricedLine } from '../../src/modules/checkout/public';
import type {} from '../../src/modules/catalog/public';
import type { Database } from '../../src/platform/database/tables';
import { createRandom } from '../random';

/** A product in a seeded order. */
export interface SeedArticle extends Omit<PricedLine, 'quantity'> {
  productId: number;
  variantId: number | null;
  variantValues: Variant['values'] | null;
  slug: string;
  name: string;
  pictureKey: string;
}

/**
 * Articles for a shopper's past orders. `take` returns some articles of one vendor, and another vendor each time, so
 * that no order has two invoices of the same vendor.
 */
export async function pickArticles(
  db: Kysely<Database>,
  seed: number,
): Promise<{ take(count: number): SeedArticle[] }> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_variants', (join) =>
      join.onRef('product_variants.product_id', '=', 'products.id').on('product_variants.position', '=', 0),
    )
    .select(['products.id', 'products.vendor_id', 'products.slug', 'products.title', 'products.picture_key'])
    .select(['products.selling_price_kobo', 'product_variants.id as variant_id'])
    .select(['product_variants.values as variant_values', 'product_variants.picture_key as variant_picture_key'])
    .where('products.status', '=', 'published')
    .orderBy('products.id')
    .execute();
  const random = createRandom(seed, 'orders');
  const vendors = random.sample([...new Set(rows.map(({ vendor_id }) => vendor_id))], rows.length);
  let turn = 0;
  return {
    take(count) {
      const vendor = vendors[turn++ % vendors.length];
      return random
        .sample(
          rows.filter(({ vendor_id }) => vendor_id === vendor),
          count,
        )
        .map((row) => ({
          vendorId: row.vendor_id,
          unitPrice: kobo(row.selling_price_kobo),
          productId: row.id,
          variantId: row.variant_id,
          variantValues: row.variant_values,
          slug: row.slug,
          name: row.title,
          pictureKey: row.variant_picture_key ?? row.picture_key,
        }));
    },
  };
}
