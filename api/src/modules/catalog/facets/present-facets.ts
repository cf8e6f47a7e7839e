import { type Facets, type FacetValue, kobo, toNaira } from '@nkm/contracts';
import type { Filters } from '../list-query';
import type { CategoryTree } from '../category-tree';
import type { CountedFacet, ValueCounts } from './count-facets';

const MOST_SHOWN = 60;
const STARS = [4, 3, 2, 1];

export interface FacetCounts {
  counts: ReadonlyMap<CountedFacet, ValueCounts>;
  price: { min: number | null; max: number | null };
  approximate: boolean;
}

/** The counts for the storefront. Chosen values are listed even with a count of 0, so that they can be unticked. */
export function presentFacets(
  { counts, price, approximate }: FacetCounts,
  filters: Filters,
  subcategories: FacetValue[],
): Facets {
  const of = (facet: CountedFacet) => counts.get(facet) ?? new Map<string, number>();
  const values = (facet: 'brand' | 'color' | 'size' | 'condition') => {
    const found = [...of(facet)].map(([value, count]) => ({ value, label: value, count })).sort(mostFirst);
    return withChosen(found, filters[facet]);
  };
  return {
    category: subcategories,
    brand: values('brand'),
    color: values('color'),
    size: values('size'),
    condition: values('condition'),
    rating: STARS.map((value) => ({ value, count: countFrom(of('rating'), value) })),
    in_stock: { count: of('in_stock').get('1') ?? 0 },
    price: { min: toNaira(kobo(price.min ?? 0)), max: toNaira(kobo(price.max ?? 0)) },
    ...(approximate && { approximate }),
  };
}

/** Categories, or the subcategories of one, with products or chosen; counted from the subcategories. */
export function subcategoryValues(
  { categories, subcategories }: CategoryTree,
  counts: ValueCounts,
  chosen: readonly string[] = [],
  categoryId?: number,
): FacetValue[] {
  const wanted = new Set(chosen.map((slug) => slug.toLowerCase()));
  const countOf = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (counts.get(String(id)) ?? 0), 0);
  const ofCategories = categories.map(({ id, slug, title }) => ({
    value: slug,
    label: title,
    count: countOf(subcategories.filter(({ category_id }) => category_id === id).map((subcategory) => subcategory.id)),
    listed: categoryId === undefined,
  }));
  const ofSubcategories = subcategories.map(({ id, slug, title, category_id }) => ({
    value: slug,
    label: title,
    count: countOf([id]),
    listed: category_id === categoryId,
  }));
  return [...ofCategories, ...ofSubcategories]
    .filter(({ value, count, listed }) => wanted.has(value) || (listed && count > 0))
    .map(({ value, label, count }) => ({ value, label, count }));
}

const mostFirst = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1);

function withChosen(found: FacetValue[], chosen: readonly string[] = []): FacetValue[] {
  const shown = found.filter(({ value }, index) => index < MOST_SHOWN || chosen.includes(value));
  const missing = [...new Set(chosen)].filter((value) => !shown.some((known) => known.value === value));
  return [...shown, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}

function countFrom(ratings: ValueCounts, stars: number): number {
  return [...ratings].reduce((sum, [value, count]) => sum + (Number(value) >= stars ? count : 0), 0);
}
