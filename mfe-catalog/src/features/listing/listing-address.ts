import type { ProductFilters } from '@nkm/contracts';
import { filterEntries, readFilters } from './filters';
import type { Sort, Sorts } from './sorts';

export type View = 'grid' | 'list';

/** What the address of a list says: `?brand=&page=&sort=&view=`. */
export interface ListingAddress {
  page: number;
  sort: Sort;
  filters: ProductFilters;
  view: View;
}

/** Reads an address; what it does not say properly is page 1 in the list's own order, all of it, as cards (spec 1 §2.10). */
export function readListingAddress(query: URLSearchParams, sorts: Sorts): ListingAddress {
  const page = Number(query.get('page') ?? 1);
  const sort = sorts.find((known) => known === query.get('sort'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    sort: sort ?? sorts[0],
    filters: readFilters(query),
    view: query.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** What an address carries; what is the default is left out, so that each page has one address. */
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
