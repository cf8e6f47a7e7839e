import { sql, type Transaction } from 'kysely';
import { type Card, searchWordsOf, shortDescription } from '../modules/catalog/public';
import { savePhotograph } from '../modules/pictures/public';
import type { Database } from '../platform/database/tables';
import type { PhotoFiles } from './photo-files';
import type { ImportedProduct, Offer } from './read-product';
import { type ExistingProduct, hasVariants, type Shelf, type Shop, type Store } from './shop';
import { storeVariants } from './store-variants';

interface Stored {
  product: ImportedProduct;
  /** Null: a new product. */
  existing: ExistingProduct | null;
  photos: PhotoFiles;
}

/** Adds a product, or replaces everything that the file says about an existing one. Its reviews and orders stay. */
export async function storeProduct(
  trx: Transaction<Database>,
  { stores, shelves }: Shop,
  { product, existing, photos }: Stored,
): Promise<void> {
  const store = stores.get(product.store)!;
  const shelf = shelves.get(product.subcategory)!;
  const pictures = await savePictures(trx, product, photos);
  const keys = [...new Set([...pictures.values()].flat())];
  // Without photographs in the file, an existing product keeps its own.
  const picture_key = keys[0] ?? existing!.picture_key;
  // The one with the lowest price is the default (migration 1004).
  const offers = [...product.offers].sort((a, b) => a.selling - b.selling);
  const columns = { ...columnsOf(product, offers[0]!, store, shelf), picture_key };
  const id = existing?.id ?? (await insertProduct(trx, columns));
  if (existing) await updateProduct(trx, id, columns);
  if (keys.length > 0) await replacePictures(trx, id, keys);
  if (!hasVariants(product)) return;
  const variants = offers.map((offer) => ({ ...offer, pictureKey: pictures.get(offer)?.[0] ?? null }));
  await storeVariants(trx, id, variants, picture_key);
}

/** Records the photographs of each row, and returns their keys. */
async function savePictures(
  trx: Transaction<Database>,
  { slug, offers }: ImportedProduct,
  photos: PhotoFiles,
): Promise<Map<Offer, string[]>> {
  const keys = new Map<Offer, string[]>();
  for (const offer of offers) {
    const ofOffer: string[] = [];
    for (const { file, alternativeText, focus } of offer.photos)
      ofOffer.push(await savePhotograph(trx, slug, { ...photos.original(file), alternativeText, focus }));
    keys.set(offer, ofOffer);
  }
  return keys;
}

type Columns = ReturnType<typeof columnsOf> & { picture_key: string };

/** Whether search engines need to read the page again when the column changes. The stock changes too often for that. */
const IS_CONTENT: Record<keyof Columns, boolean> = {
  vendor_id: false,
  category_id: false,
  subcategory_id: false,
  slug: false,
  title: true,
  brand: true,
  description_html: true,
  selling_price_kobo: true,
  original_price_kobo: true,
  has_variants: false,
  stock: false,
  condition: true,
  card: false,
  search_words: false,
  picture_key: true,
};

function columnsOf(product: ImportedProduct, lowest: Offer, store: Store, shelf: Shelf) {
  const card = cardOf(product, store, shelf);
  return {
    vendor_id: store.id,
    category_id: shelf.category_id,
    subcategory_id: shelf.subcategory_id,
    slug: product.slug,
    title: product.name,
    brand: product.brand,
    description_html: product.descriptionHtml,
    selling_price_kobo: lowest.selling,
    original_price_kobo: lowest.original,
    has_variants: hasVariants(product),
    stock: hasVariants(product) ? 0 : lowest.stock,
    condition: product.condition,
    card: JSON.stringify(card),
    search_words: searchWordsOf(product.brand, card),
  };
}

function cardOf({ descriptionHtml }: ImportedProduct, store: Store, shelf: Shelf): Card {
  return {
    vendor: store,
    category: { name: shelf.category_name, title: shelf.category_title, slug: shelf.category_slug },
    subcategory: { name: shelf.subcategory_title, slug: shelf.subcategory_slug },
    description: shortDescription(descriptionHtml),
  };
}

async function insertProduct(trx: Transaction<Database>, columns: Columns): Promise<number> {
  const { id } = await trx
    .insertInto('products')
    .values({ ...columns, specification: '{}', boost_type: null, offer_group: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function updateProduct(trx: Transaction<Database>, id: number, columns: Columns): Promise<void> {
  const content = (Object.keys(IS_CONTENT) as (keyof Columns)[]).filter((column) => IS_CONTENT[column]);
  const before = sql.join(content.map((column) => sql.ref(column)));
  const after = sql.join(content.map((column) => columns[column]));
  await trx
    .updateTable('products')
    .set({
      ...columns,
      content_changed_at: sql`case when (${before}) is distinct from (${after}) then now() else content_changed_at end`,
    })
    .where('id', '=', id)
    .execute();
}

async function replacePictures(trx: Transaction<Database>, product_id: number, keys: string[]): Promise<void> {
  await trx.deleteFrom('product_pictures').where('product_id', '=', product_id).execute();
  const rows = keys.map((picture_key, position) => ({ product_id, position, picture_key }));
  await trx.insertInto('product_pictures').values(rows).execute();
}
