import { type LoadArguments, RedirectTo } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { readCategory } from '../features/listing/listing-address';
import { type ListingData, loadListing } from '../features/listing/load-listing';
import { searchProducts } from '../features/listing/search-products';
import { SEARCH_SORTS } from '../features/listing/sorts';
import { paths } from '../paths';

/** Characters that a search looks at; the server refuses more. */
const LONGEST_QUERY = 200;

export interface SearchData extends ListingData {
  query: string;
  /** Slug of the category to which the search is limited (our addition). */
  category?: string;
}

/** Without words there is nothing to search for (spec 1 §5): that leads to the shop. */
export async function load({ platform, params, url, signal }: LoadArguments<Platform>): Promise<SearchData> {
  const query = (params.query ?? '').trim().slice(0, LONGEST_QUERY);
  if (query === '') throw new RedirectTo(paths.shop());
  const category = readCategory(url.searchParams);
  const listing = await loadListing(url, SEARCH_SORTS, platform, (page) =>
    searchProducts(platform, query, { ...page, category }, signal),
  );
  return { query, ...(category === undefined ? {} : { category }), ...listing };
}
