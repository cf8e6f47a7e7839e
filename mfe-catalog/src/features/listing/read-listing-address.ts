import type { ListingAddress } from './listing-address';
import { readFilters, readRefusedPrices } from './read-filters';
import type { Sorts } from './sorts';

/** Reads an address. Invalid parts fall back to page 1, the default order, no filters and cards (CAT-RULE-005). */
export function readListingAddress(query: URLSearchParams, sorts: Sorts): ListingAddress {
  const page = Number(query.get('page') ?? 1);
  const sort = sorts.find((known) => known === query.get('sort'));
  const refused = readRefusedPrices(query);
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    sort: sort ?? sorts[0],
    filters: readFilters(query),
    view: query.get('view') === 'list' ? 'list' : 'grid',
    ...(refused && { refused }),
  };
}
