import { kobo } from '@nkm/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Filters } from '../list-query';
import type { Scope } from '../list-scope';
import { type ShelfTree, subcategoriesOf } from '../shelf-tree';

/** What a list is narrowed by; `price` joins both ends, `vendor` is no facet that is counted. */
export type FilterName = 'category' | 'brand' | 'color' | 'size' | 'condition' | 'rating' | 'in_stock' | 'price' | 'vendor'; // prettier-ignore

export type Conditions = Partial<Record<FilterName, RawBuilder<unknown>>>;

/**
 * Each chosen filter as a condition on `products p`. Values of one filter are joined by "or".
 * @param within what the list keeps to: a shelf outside of it has nothing, which the database would look for everywhere
 */
export function filterConditions(
  filters: Filters,
  tree: ShelfTree,
  within: Pick<Scope, 'categoryId' | 'subcategoryId'> = {},
): Conditions {
  const { category, brand, color, size, condition, vendor, price_min, price_max, rating, in_stock } = filters;
  return {
    ...(category && { category: onShelves(subcategoriesOf(tree, category), tree, within) }),
    ...(brand && { brand: oneOf(sql`p.brand`, brand) }),
    ...(color && { color: sql`p.colors && ${color}::text[]` }),
    ...(size && { size: sql`p.sizes && ${size}::text[]` }),
    ...(condition && { condition: oneOf(sql`p.condition`, condition) }),
    ...(vendor && { vendor: sql`p.vendor_id = ${vendor}` }),
    ...((price_min !== undefined || price_max !== undefined) && { price: priceBetween(price_min, price_max) }),
    // Thousandths of a star.
    ...(rating && { rating: sql`p.rating >= ${Math.round(rating * 1000)}` }),
    ...(in_stock && { in_stock: sql`p.in_stock` }),
  };
}

/** A single value as an equation: only then an index that begins with the column gives the order, too. */
function oneOf(column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
}

/** A whole category is named by its own id: the indexes in the order of a list begin with it. */
function onShelves(
  ids: readonly number[],
  { subcategories }: ShelfTree,
  { categoryId, subcategoryId }: Pick<Scope, 'categoryId' | 'subcategoryId'>,
): RawBuilder<unknown> {
  const inside = subcategories.filter(
    (shelf) => shelf.category_id === (categoryId ?? shelf.category_id) && shelf.id === (subcategoryId ?? shelf.id),
  );
  const chosen = inside.filter(({ id }) => ids.includes(id));
  const [first] = chosen;
  if (first === undefined) return sql`false`;
  const whole = subcategories.filter((shelf) => shelf.category_id === first.category_id);
  const isWhole = chosen.length === whole.length && whole.every((shelf) => chosen.includes(shelf));
  if (isWhole) return sql`p.category_id = ${first.category_id}`;
  return sql`p.subcategory_id = any(${chosen.map(({ id }) => id)}::integer[])`;
}

/** Bounds in naira. */
export function priceBetween(min = 0, max?: number): RawBuilder<unknown> {
  const from = sql`p.selling_price_kobo >= ${toWholeKobo(min)}`;
  return max === undefined ? from : sql`${from} and p.selling_price_kobo <= ${toWholeKobo(max)}`;
}

/** A bound may have more decimals than a price has. */
const toWholeKobo = (naira: number) => kobo(Math.round(naira * 100));

/** All of them but one, joined by "and". */
export function joinConditions(conditions: Conditions, except?: FilterName): RawBuilder<unknown> {
  const joined = Object.entries(conditions).filter(([name]) => name !== except).map(([, condition]) => condition); // prettier-ignore
  return joined.length === 0 ? sql`true` : sql.join(joined, sql` and `);
}
