import { kobo, type FieldErrors, type Kobo, type Variant } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type {} from '../../catalog/public';
import type { PricedLine } from './quote-order';
import type { WantedLine } from './read-order-lines';
import type { StockLine } from '../../orders/public';

/** A requested line with its current catalog data. */
export interface Article extends PricedLine, StockLine {
  title: string;
  slug: string;
  pictureKey: string;
  variantValues: Variant['values'] | null;
  /** Units available now. */
  stock: number;
  seenPrice: Kobo | null;
}

/**
 * Looks up the lines in the catalog. Reports lines that cannot be bought by their index in `lines`: unknown,
 * unpublished, or a product whose variant was not chosen.
 */
export async function findArticles(
  db: Kysely<Database>,
  lines: readonly WantedLine[],
): Promise<{ articles: Article[]; errors: FieldErrors }> {
  const variants = await variantsById(
    db,
    lines.flatMap(({ variantId }) => variantId ?? []),
  );
  const productIds = [
    ...lines.flatMap(({ productId }) => productId ?? []),
    ...[...variants.values()].map((v) => v.product_id),
  ];
  const products = await productsById(db, productIds);
  const articles: Article[] = [];
  const errors: FieldErrors = {};
  lines.forEach((line, index) => {
    const variant = line.variantId === null ? null : variants.get(line.variantId);
    const product = products.get(line.productId ?? variant?.product_id ?? 0);
    if (!product || variant === undefined)
      return void (errors[`products.${index}`] = ['This product is no longer available.']);
    if (product.has_variants && !variant)
      return void (errors[`products.${index}`] = [`Choose a variant of ${product.title}.`]);
    articles.push({
      productId: product.id,
      variantId: variant?.id ?? null,
      vendorId: product.vendor_id,
      title: product.title,
      slug: product.slug,
      pictureKey: variant?.picture_key ?? product.picture_key,
      variantValues: variant?.values ?? null,
      unitPrice: kobo(variant?.selling_price_kobo ?? product.selling_price_kobo),
      stock: variant?.stock ?? product.stock,
      quantity: line.quantity,
      seenPrice: line.seenPrice,
    });
  });
  return { articles, errors };
}

async function variantsById(db: Kysely<Database>, ids: number[]) {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('product_variants').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function productsById(db: Kysely<Database>, ids: number[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'vendor_id', 'title', 'slug', 'picture_key', 'has_variants', 'stock', 'selling_price_kobo'])
    .where('id', 'in', [...new Set(ids)])
    .where('status', '=', 'published')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
