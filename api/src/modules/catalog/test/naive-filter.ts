import type { Facets, FacetValue } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Filters } from '../list-query';

/** A product as a naive scan of every row describes it. */
export interface Fact {
  id: number;
  category: string;
  categoryTitle: string;
  subcategory: string;
  subcategory_id: number;
  subcategoryTitle: string;
  brand: string;
  colors: string[];
  sizes: string[];
  condition: string;
  /** Naira. */
  price: number;
  /** Average stars. */
  rating: number;
  inStock: boolean;
}

export type Choice = { [Name in keyof Filters]: Filters[Name] | string[] | undefined } & {
  rating?: number | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
};

/** Every published product, newest first, sold-out ones last. */
export async function factsOf(db: Kysely<Database>): Promise<Fact[]> {
  const variants = await db.selectFrom('product_variants').select(['product_id', 'stock', 'values']).execute();
  const products = await db
    .selectFrom('products as p')
    .innerJoin('subcategories as s', 's.id', 'p.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select([
      'p.id',
      'p.subcategory_id',
      'p.brand',
      'p.condition',
      'p.selling_price_kobo',
      'p.stock',
      'p.has_variants',
      'p.review_count',
      'p.total_stars',
      's.slug as subcategory',
      's.title as subcategoryTitle',
      'c.slug as category',
      'c.title as categoryTitle',
    ])
    .where('p.status', '=', 'published')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  const facts = products.map(({ selling_price_kobo, stock, has_variants, review_count, total_stars, ...product }) => {
    const own = variants.filter(({ product_id }) => product_id === product.id);
    const values = own.flatMap((variant) => variant.values);
    const distinct = (isColor: boolean) => [
      ...new Set(values.filter(({ title }) => (title === 'Colour') === isColor).map(({ value }) => value)),
    ];
    return {
      ...product,
      colors: distinct(true),
      sizes: distinct(false),
      price: selling_price_kobo / 100,
      rating: review_count === 0 ? 0 : Math.floor((1000 * total_stars) / review_count) / 1000,
      inStock: has_variants ? own.some((variant) => variant.stock > 0) : stock > 0,
    };
  });
  return facts.sort((a, b) => Number(b.inStock) - Number(a.inStock));
}

const TESTS: Record<string, (fact: Fact, choice: Choice) => boolean> = {
  category: ({ category, subcategory }, choice) =>
    !choice.category || choice.category.includes(category) || choice.category.includes(subcategory),
  brand: ({ brand }, choice) => !choice.brand || choice.brand.includes(brand),
  color: ({ colors }, choice) => !choice.color || colors.some((value) => choice.color!.includes(value)),
  size: ({ sizes }, choice) => !choice.size || sizes.some((value) => choice.size!.includes(value)),
  condition: ({ condition }, choice) => !choice.condition || (choice.condition as string[]).includes(condition),
  rating: ({ rating }, choice) => choice.rating === undefined || rating >= choice.rating,
  price: ({ price }, { price_min = 0, price_max = Infinity }) => price >= price_min && price <= price_max,
  in_stock: ({ inStock }, choice) => choice.in_stock !== '1' || inStock,
};

/** The matching products in their order; `except` leaves one filter out. */
export function fitting(facts: readonly Fact[], choice: Choice, except?: string): Fact[] {
  return facts.filter((fact) => Object.entries(TESTS).every(([name, test]) => name === except || test(fact, choice)));
}

/** The expected facets. */
export function facetsOf(facts: readonly Fact[], choice: Choice): Facets {
  const values = (facet: string, of: (fact: Fact) => string[], chosen: readonly string[] = []): FacetValue[] => {
    const found = fitting(facts, choice, facet)
      .flatMap(of)
      .filter((value) => value !== '');
    const counts = [...new Set(found)].map((value) => ({
      value,
      label: value,
      count: found.filter((other) => other === value).length,
    }));
    const sorted = counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    const shown = sorted.filter(({ value }, index) => index < 60 || chosen.includes(value));
    const missing = [...new Set(chosen)].filter((value) => !shown.some((known) => known.value === value));
    return [...shown, ...missing.map((value) => ({ value, label: value, count: 0 }))];
  };
  const priced = fitting(facts, choice, 'price').map(({ price }) => price);
  const rated = fitting(facts, choice, 'rating');
  return {
    category: subcategoriesOf(facts, choice),
    brand: values('brand', ({ brand }) => [brand], choice.brand),
    color: values('color', ({ colors }) => colors, choice.color),
    size: values('size', ({ sizes }) => sizes, choice.size),
    condition: values('condition', ({ condition }) => [condition], choice.condition as string[]),
    rating: [4, 3, 2, 1].map((value) => ({ value, count: rated.filter(({ rating }) => rating >= value).length })),
    in_stock: { count: fitting(facts, choice, 'in_stock').filter(({ inStock }) => inStock).length },
    price: { min: Math.min(...priced, Infinity) === Infinity ? 0 : Math.min(...priced), max: Math.max(...priced, 0) },
  };
}

/** Categories of the menu with products, and the chosen subcategories. */
function subcategoriesOf(facts: readonly Fact[], choice: Choice): FacetValue[] {
  const found = fitting(facts, choice, 'category');
  const subcategory = (value: string, label: string) => ({
    value,
    label,
    count: found.filter(({ category, subcategory }) => category === value || subcategory === value).length,
  });
  const all = new Map(facts.map(({ category, categoryTitle }) => [category, categoryTitle]));
  const inOrder = [...facts].sort((a, b) => a.subcategory_id - b.subcategory_id);
  const below = new Map(inOrder.map(({ subcategory, subcategoryTitle }) => [subcategory, subcategoryTitle]));
  const order = [
    'consumer-electronic',
    'clothing-apparel',
    'home-garden-kitchen',
    'jewelry-watches',
    'computer-technology',
  ];
  const categories = order
    .map((slug) => subcategory(slug, all.get(slug)!))
    .filter(({ value, count }) => count > 0 || choice.category?.includes(value));
  const ofShelves = [...below]
    .filter(([slug]) => choice.category?.includes(slug))
    .map(([slug, title]) => subcategory(slug, title));
  return [...categories, ...ofShelves];
}

/** The choice as a query string. */
export function queryOf(choice: Choice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  return query.toString();
}
