import type { Kysely } from 'kysely';
import { assertProductSlug, type Card, searchWordsOf, shortDescription } from '../src/modules/catalog/public';
import type { Database } from '../src/platform/database/tables';
import { sanitiseHtml } from '../src/platform/http/sanitise-html';
import { bulkInsert, continueIds } from './bulk-insert';
import type { ProductSeed } from './catalogue/model';
import type { Catalogue } from './catalogue/plan-catalogue';
import { insertPictures } from './insert-categories';

const STARS = [1, 2, 3, 4, 5] as const;

/** Products with their variants and pictures. Throws if a slug is reserved. */
export async function insertProducts(db: Kysely<Database>, catalogue: Catalogue): Promise<void> {
  const { products } = catalogue;
  products.forEach(({ slug }) => assertProductSlug(slug));
  await insertPictures(
    db,
    products.flatMap(({ pictures, variants }) => [...pictures, ...variants.map(({ picture }) => picture)]),
  );
  await bulkInsert(
    db,
    'products',
    PRODUCT_COLUMNS,
    products.map((product) => productRow(product, catalogue)),
  );
  await bulkInsert(db, 'product_variants', VARIANT_COLUMNS, products.flatMap(variantRows));
  await bulkInsert(
    db,
    'product_pictures',
    { product_id: 'bigint', position: 'integer', picture_key: 'text' },
    products.flatMap(({ id, pictures }) =>
      pictures.map(({ key }, position) => ({ product_id: id, position, picture_key: key })),
    ),
  );
  await continueIds(db, 'products');
  await continueIds(db, 'product_variants');
}

const PRODUCT_COLUMNS = {
  id: 'bigint',
  vendor_id: 'bigint',
  subcategory_id: 'integer',
  category_id: 'integer',
  slug: 'text',
  title: 'text',
  brand: 'text',
  description_html: 'text',
  selling_price_kobo: 'bigint',
  original_price_kobo: 'bigint',
  has_variants: 'boolean',
  stock: 'integer',
  condition: 'text',
  boost_type: 'text',
  specification: 'json',
  card: 'jsonb',
  picture_key: 'text',
  offer_group: 'integer',
  popularity: 'integer',
  stars_1: 'integer',
  stars_2: 'integer',
  stars_3: 'integer',
  stars_4: 'integer',
  stars_5: 'integer',
  search_words: 'text',
  created_at: 'timestamptz',
  colors: 'text[]',
  sizes: 'text[]',
  in_stock: 'boolean',
  popular: 'boolean',
};

const VARIANT_COLUMNS = {
  id: 'bigint',
  product_id: 'bigint',
  position: 'integer',
  selling_price_kobo: 'bigint',
  original_price_kobo: 'bigint',
  stock: 'integer',
  values: 'jsonb',
  picture_key: 'text',
};

function productRow(product: ProductSeed, catalogue: Catalogue): Record<keyof typeof PRODUCT_COLUMNS, unknown> {
  const description = sanitiseHtml(product.descriptionHtml);
  const card = cardOf(product, description, catalogue);
  const [stars_1, stars_2, stars_3, stars_4, stars_5] = STARS.map(
    (star) => product.reviews.filter(({ stars }) => stars === star).length,
  );
  return {
    id: product.id,
    vendor_id: product.vendorId,
    subcategory_id: product.subcategoryId,
    category_id: product.categoryId,
    slug: product.slug,
    title: product.title,
    brand: product.brand,
    description_html: description,
    selling_price_kobo: product.selling,
    original_price_kobo: product.original,
    has_variants: product.variants.length > 0,
    stock: product.stock,
    condition: product.condition,
    boost_type: product.boost,
    specification: product.specification,
    card,
    picture_key: product.pictures[0]?.key,
    offer_group: product.offerGroup,
    popularity: product.popularity,
    // In a small catalogue all products are popular.
    popular: true,
    stars_1,
    stars_2,
    stars_3,
    stars_4,
    stars_5,
    search_words: searchWordsOf(product.brand, card),
    created_at: product.createdAt,
    // The values that the triggers would write, which saves their updates.
    ...choicesOf(product),
  };
}

function choicesOf({ variants, stock }: ProductSeed) {
  const values = (wanted: (title: string) => boolean) =>
    [
      ...new Set(
        variants.flatMap((variant) => variant.values.filter(({ title }) => wanted(title)).map(({ value }) => value)),
      ),
    ].sort();
  return {
    colors: values((title) => title === 'Colour'),
    sizes: values((title) => title !== 'Colour'),
    in_stock: variants.length > 0 ? variants.some((variant) => variant.stock > 0) : stock > 0,
  };
}

function cardOf(product: ProductSeed, description: string, { tree, vendors }: Catalogue): Card {
  const vendor = vendors[product.vendorId - 1];
  const category = tree.categories[product.categoryId - 1];
  const subcategory = tree.subcategories[product.subcategoryId - 1];
  if (!vendor || !category || !subcategory) throw new Error(`No vendor or category for ${product.slug}`);
  return {
    vendor: { id: vendor.id, name: vendor.name, store_name: vendor.store_name, avatar_key: vendor.avatar.key },
    category: { name: category.name, title: category.title, slug: category.slug },
    subcategory: { name: subcategory.title, slug: subcategory.slug },
    description: shortDescription(description),
  };
}

function variantRows({ id: product_id, variants }: ProductSeed): Record<keyof typeof VARIANT_COLUMNS, unknown>[] {
  return variants.map(({ id, selling, original, stock, values, picture }, position) => ({
    id,
    product_id,
    position,
    selling_price_kobo: selling,
    original_price_kobo: original,
    stock,
    values,
    picture_key: picture.key,
  }));
}
