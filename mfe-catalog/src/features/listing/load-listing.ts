import { type Page, type Pagination, type ProductCard, RedirectTo, totalPages } from '@nkm/contracts';
import type { Platform, QueryValue } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import { listingHref, type ListingAddress, readCategory, readListingAddress } from './listing-address';
import { sortProducts } from './sort-products';
import type { Sorts } from './sorts';

/** Products on a page of the shop or of a search (spec 1 §9). */
export const PAGE_SIZE = 20;

export interface ListingData extends ListingAddress {
  cards: CardData[];
  total: number;
  pages: number;
}

/** Asks for one page of a list. */
export type FetchPage = (query: Record<string, QueryValue>) => Promise<Page<ProductCard>>;

/**
 * Loads the page of a list that the address names. A page past the last leads to the last (spec 1 §2.10).
 * The server sorts when it can, else the loaded page is sorted here.
 */
export async function loadListing(
  url: URL,
  sorts: Sorts,
  { settings }: Pick<Platform, 'settings'>,
  fetchPage: FetchPage,
): Promise<ListingData> {
  const { page, sort } = readListingAddress(url.searchParams, sorts);
  const serverSorts = settings.capabilities.includes('sort');
  const isDefault = sort === sorts[0];
  const { data, pagination } = await fetchPage({
    perPage: PAGE_SIZE,
    page,
    sort: serverSorts && !isDefault ? sort : undefined,
  });
  const pages = pageCount(pagination);
  if (page > pages) throw new RedirectTo(listingHref(listOf(url), { page: pages, sort }, sorts));
  const products = serverSorts || isDefault ? data : sortProducts(data, sort);
  return { page, sort, cards: products.map(pickCard), total: pagination.total, pages };
}

function listOf({ pathname, searchParams }: URL): string {
  const category = readCategory(searchParams);
  return category === undefined ? pathname : `${pathname}?category=${category}`;
}

function pageCount({ total, perPage }: Pagination): number {
  return totalPages({ total, perPage: perPage > 0 ? perPage : PAGE_SIZE });
}
