import { hasFeature, type LoadArguments, RedirectTo, type RouteHead } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { CategoryLinks } from '../../categories/get-categories';
import { hasFilters } from '../../features/listing/filters';
import { getProducts } from '../../features/listing/get-products';
import { largestPicture } from '../../features/listing/listing-picture';
import { type ListingData, loadListing } from '../../features/listing/load-listing';
import { CAROUSEL_CARDS, loadCategories } from '../../features/listing/load-surroundings';
import { searchProducts } from '../../features/listing/search-products';
import { SEARCH_SORTS } from '../../features/listing/sorts';
import { plainHead } from '../../head/plain-head';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { type CardData, pickCard } from '../../products/card';
import { loadOptional } from '../../products/load-optional';
import { cleanQuery } from '../../search-query/clean-query';

export interface SearchData {
  query: string;
  /** Corrected words that the server searched for instead, when the words had no results (ours). */
  searchedFor?: string;
  listing: ListingData;
  categories: CategoryLinks[] | null;
  /** What others buy, when nothing was found. */
  popular: CardData[];
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
  const popular = listing.total === 0 ? await loadPopular(platform, signal) : null;
  return { query, ...(searchedFor === undefined ? {} : { searchedFor }), listing, categories, popular: popular ?? [] };
}

/** The most popular products, from a server that sorts. */
async function loadPopular(platform: Platform, signal: AbortSignal): Promise<CardData[] | null> {
  if (!hasFeature(platform.settings, 'sort')) return null;
  const query = { sort: 'popularity', perPage: CAROUSEL_CARDS, page: 1 };
  const found = await loadOptional(platform, getProducts(platform, query, signal));
  return found && found.data.map(pickCard);
}

/**
 * Search engines may index a search only when its words have results; its canonical address ignores case. All other
 * searches are noindex (no results, corrected words, filters, sorting, further pages), because anyone can make up
 * such links.
 */
export function head({ query, searchedFor, listing }: SearchData, url: URL): RouteHead {
  const { cards, total, page, sort, filters, view } = listing;
  const { searchHeading, searchDescription } = messages.listing;
  const isPlain = page === 1 && sort === SEARCH_SORTS[0] && view === 'grid' && !hasFilters(filters);
  const isFound = total > 0 && searchedFor === undefined;
  const path = paths.search(query.toLowerCase());
  return {
    ...plainHead({ title: searchHeading(query), description: searchDescription(query), path }, url),
    ...(isPlain && isFound ? {} : { robots: 'noindex' as const }),
    ...largestPicture(cards),
  };
}
