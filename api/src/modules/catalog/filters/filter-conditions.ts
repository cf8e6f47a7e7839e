import { kobo } from '@nkm/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Filters } from '../list-query';
import type { Scope } from '../list-scope';
import { type CategoryTree, subcategoriesOf } from '../category-tree';

/** The filters of a list; `price` joins both bounds, and `vendor` has no counts. */
export type FilterName =
  | 'category'
  | 'brand'
  | 'color'
  | 'size'
  | 'condition'
  | 'rating'
  | 'in_stock'
  | 'price'
  | 'vendor';

export type Conditions = Partial<Record<FilterName, RawBuilder<unknown>>>;

/**
 * Each chosen filter as a condition on `products p`. Values of one filter are joined by "or".
 * @param within the list's own category: one outside of it matches nothing, and would cost a search of the whole table
 */
export function filterConditions(
  filters: Filters,
  tree: CategoryTree,
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

/** A single value becomes an equality, because only then an index that begins with the column also gives the order. */
function oneOf(column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
}

/** Uses the id of a whole category, because the indexes in list order begin with it. */
function onShelves(
  ids: readonly number[],
  { subcategories }: CategoryTree,
  { categoryId, subcategoryId }: Pick<Scope, 'categoryId' | 'subcategoryId'>,
): RawBuilder<unknown> {
  const inside = subcategories.filter(
    (subcategory) =>
      subcategory.category_id === (categoryId ?? subcategory.category_id) &&
      subcategory.id === (subcategoryId ?? subcategory.id),
  );
  const chosen = inside.filter(({ id }) => ids.includes(id));
  const [first] = chosen;
  if (first === undefined) return sql`false`;
  const whole = subcategories.filter((subcategory) => subcategory.category_id === first.category_id);
  const isWhole = chosen.length === whole.length && whole.every((subcategory) => chosen.includes(subcategory));
  if (isWhole) return sql`p.category_id = ${first.category_id}`;
  return sql`p.subcategory_id = any(${chosen.map(({ id }) => id)}::integer[])`;
}

/** Bounds in naira. */
export function priceBetween(min = 0, max?: number): RawBuilder<unknown> {
  const from = sql`p.selling_price_kobo >= ${toWholeKobo(min)}`;
  return max === undefined ? from : sql`${from} and p.selling_price_kobo <= ${toWholeKobo(max)}`;
}

/** Rounds, because a bound can have more decimals than a price. */
const toWholeKobo = (naira: number) => kobo(Math.round(naira * 100));

/** All of them but one, joined by "and". */
export function joinConditions(conditions: Conditions, except?: FilterName): RawBuilder<unknown> {
  const joined = Object.entries(conditions)
    .filter(([name]) => name !== except)
    .map(([, condition]) => condition);
  return joined.length === 0 ? sql`true` : sql.join(joined, sql` and `);
}
