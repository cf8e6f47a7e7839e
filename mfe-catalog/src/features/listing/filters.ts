import type { ProductFilters } from '@nkm/contracts';

/** Filters that take several values, in the order of the sidebar. */
export const LIST_FILTERS = ['category', 'brand', 'color', 'size', 'condition'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** The filters as query entries of an address, one per value. */
export function filterEntries(filters: ProductFilters): [name: keyof ProductFilters, value: string][] {
  const single = ['vendor', 'price_min', 'price_max', 'rating', 'in_stock'] as const;
  return [
    ...LIST_FILTERS.flatMap((name) => (filters[name] ?? []).map((value): [ListFilter, string] => [name, value])),
    ...single.flatMap((name): [keyof ProductFilters, string][] =>
      filters[name] === undefined ? [] : [[name, String(filters[name])]],
    ),
  ];
}

export const hasFilters = (filters: ProductFilters): boolean => Object.keys(filters).length > 0;
