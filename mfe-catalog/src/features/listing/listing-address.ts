import type { ProductFilters } from '@nkm/contracts';
import { filterEntries } from './filters';
import type { RefusedPrices } from './read-filters';
import type { Sort, Sorts } from './sorts';

export type View = 'grid' | 'list';

/** The parsed address of a list: `?brand=&page=&sort=&view=`. */
export interface ListingAddress {
  page: number;
  sort: Sort;
  filters: ProductFilters;
  view: View;
  /** Invalid prices to show on the page; links omit them. */
  refused?: RefusedPrices;
}

/** The query entries of an address without default values, so that each page has one address. */
export function addressEntries({ page, sort, filters, view }: ListingAddress, sorts: Sorts): [string, string][] {
  const entries: [string, string][] = filterEntries(filters);
  if (page > 1) entries.push(['page', String(page)]);
  if (sort !== sorts[0]) entries.push(['sort', sort]);
  if (view !== 'grid') entries.push(['view', view]);
  return entries;
}

/** The address of a page of a list. */
export function listingHref(pathname: string, address: ListingAddress, sorts: Sorts): string {
  const query = new URLSearchParams(addressEntries(address, sorts)).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
