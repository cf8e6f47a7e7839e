import type { ListingAddress } from './listing-address';
import { readFilters, readRefusedPrices } from './read-filters';
import type { Sorts } from './sorts';

/** Reads an address; what it does not say properly is page 1 in the list's own order, all of it, as cards (spec 1 §2.10). */
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
