import type { Kysely } from 'kysely';
import type {} from '../modules/catalog/public';
import type { Database } from '../platform/database/tables';
import type { Report } from './fault';
import type { ImportedProduct } from './read-product';

export interface Store {
  id: number;
  name: string;
  store_name: string;
  avatar_key: string | null;
}

export interface Shelf {
  subcategory_id: number;
  subcategory_title: string;
  subcategory_slug: string;
  category_id: number;
  category_name: string;
  category_title: string;
  category_slug: string;
}

/** What the shop has before an import: stores by name, subcategories by slug. */
export interface Shop {
  stores: Map<string, Store>;
  shelves: Map<string, Shelf>;
}

export interface ExistingProduct {
  id: number;
  has_variants: boolean;
  picture_key: string;
}

export async function readShop(db: Kysely<Database>): Promise<Shop> {
  const stores = await db.selectFrom('vendors').select(['id', 'name', 'store_name', 'avatar_key']).execute();
  const shelves = await db
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select(['subcategories.id as subcategory_id', 'subcategories.title as subcategory_title'])
    .select(['subcategories.slug as subcategory_slug', 'categories.id as category_id'])
    .select(['categories.name as category_name', 'categories.title as category_title'])
    .select('categories.slug as category_slug')
    .execute();
  return {
    stores: new Map(stores.map((store) => [store.store_name, store])),
    shelves: new Map(shelves.map((shelf) => [shelf.subcategory_slug, shelf])),
  };
}

/**
 * Finds the product that the import would change; null for a new one. Reports why the product does not fit the shop.
 * @param canAddStores a store that does not exist is no fault
 */
export async function findExisting(
  db: Kysely<Database>,
  { stores, shelves }: Shop,
  product: ImportedProduct,
  { canAddStores, report }: { canAddStores: boolean; report: Report },
): Promise<ExistingProduct | null> {
  const store = stores.get(product.store);
  if (!store && !canAddStores)
    report(product.row, 'store', `There is no store "${product.store}": correct the name, or add --create-stores.`);
  checkShelf(shelves, product, report);
  const row = await db
    .selectFrom('products')
    .select(['id', 'vendor_id', 'has_variants', 'picture_key', 'status'])
    .where('slug', '=', product.slug)
    .executeTakeFirst();
  if (!row) {
    if (product.offers[0]!.photos.length === 0)
      report(product.row, 'photo_1', 'The photograph is missing: a new product needs one.');
    return null;
  }
  if (row.vendor_id !== store?.id && (store || canAddStores))
    report(product.row, 'slug', `Another store has a product "${product.slug}": choose another slug.`);
  if (row.status === 'removed')
    report(product.row, 'slug', `The shop removed "${product.slug}": choose another slug for a new product.`);
  // Unpaid orders return their stock to the row that they took it from.
  if (row.has_variants !== hasVariants(product))
    report(
      product.row,
      'colour',
      `The product has ${row.has_variants ? 'variants' : 'no variants'} in the shop: ` +
        'keep that, or choose another slug.',
    );
  return row;
}

export const hasVariants = ({ offers }: ImportedProduct): boolean => offers[0]!.values.length > 0;

function checkShelf(shelves: Shop['shelves'], { row, category, subcategory }: ImportedProduct, report: Report): void {
  const shelf = shelves.get(subcategory);
  if (!shelf) {
    report(row, 'subcategory', `There is no subcategory "${subcategory}": write its slug, as in its address /shop/….`);
  } else if (shelf.category_slug !== category) {
    const text =
      `The subcategory "${subcategory}" belongs to "${shelf.category_slug}", ` + `not to "${category}": correct one.`;
    report(row, 'category', text);
  }
}
