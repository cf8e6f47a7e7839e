import { type LoadArguments, RedirectTo } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { CategoryLinks } from '../../categories/get-categories';
import { type ListingData, loadListing } from '../../features/listing/load-listing';
import { loadCategories } from '../../features/listing/load-surroundings';
import { searchProducts } from '../../features/listing/search-products';
import { SEARCH_SORTS } from '../../features/listing/sorts';
import { paths } from '../../paths';
import { cleanQuery } from '../../search-query/clean-query';

export { searchHead as head } from '../listing-head';

export interface SearchData {
  query: string;
  /** Corrected words that the server searched for instead, when the words had no results (ours). */
  searchedFor?: string;
  listing: ListingData;
  categories: CategoryLinks[] | null;
}

/** Redirects to the shop without search words (SH-RULE-007). */
export async function load({ platform, params, url, signal }: LoadArguments<Platform>): Promise<SearchData> {
  const query = cleanQuery(params.query ?? '');
  if (query === '') throw new RedirectTo(paths.shop());
  let searchedFor: string | undefined;
  const [listing, categories] = await Promise.all([
    loadListing(url, SEARCH_SORTS, platform, async (page) => {
      const found = await searchProducts(platform, query, page, signal);
      searchedFor = found.searched_for;
      return found;
    }),
    loadCategories(platform, signal),
  ]);
  return { query, ...(searchedFor === undefined ? {} : { searchedFor }), listing, categories };
}
