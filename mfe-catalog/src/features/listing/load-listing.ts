import {
  type FacetedPage,
  type Facets,
  hasFeature,
  type Pagination,
  type ProductCard,
  RedirectTo,
  totalPages,
} from '@nkm/contracts';
import type { Platform, QueryValue } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import { listingHref, type ListingAddress } from './listing-address';
import { PAGE_SIZE } from './page-size';
import { readListingAddress } from './read-listing-address';
import { sortProducts } from './sort-products';
import type { Sorts } from './sorts';

export interface ListingData extends ListingAddress {
  cards: CardData[];
  total: number;
  pages: number;
  /** Null from a server without facets, whose lists have no filters. */
  facets: Facets | null;
}

/** Loads one page of a list. */
export type FetchPage = (query: Record<string, QueryValue>) => Promise<FacetedPage<ProductCard>>;

/**
 * Loads the page of a list that the address names. A page past the last redirects to the last (CAT-RULE-005). The
 * server sorts and filters if it can. Otherwise the loaded page is sorted here, without filters.
 */
export async function loadListing(
  url: URL,
  sorts: Sorts,
  { settings }: Pick<Platform, 'settings'>,
  fetchPage: FetchPage,
): Promise<ListingData> {
  const serverNarrows = hasFeature(settings, 'facets');
  const address = addressFor(url, sorts, serverNarrows);
  const { page, sort, filters, view } = address;
  const serverSorts = hasFeature(settings, 'sort');
  const isDefault = sort === sorts[0];
  const { data, pagination, facets } = await fetchPage({
    ...filters,
    perPage: PAGE_SIZE,
    page,
    sort: serverSorts && !isDefault ? sort : undefined,
    facets: serverNarrows ? '1' : undefined,
  });
  const pages = pageCount(pagination);
  if (page > pages) throw new RedirectTo(listingHref(url.pathname, { ...address, page: pages }, sorts));
  const products = serverSorts || isDefault ? data : sortProducts(data, sort);
  return {
    ...address,
    cards: availableFirst(products).map(view === 'list' ? pickListed : pickCard),
    total: pagination.total,
    pages,
    facets: facets ?? null,
  };
}

/**
 * Sold-out products come last on their page, in the order of the list. They stay on the page, so that no product is on
 * two pages.
 */
const availableFirst = (products: readonly ProductCard[]): ProductCard[] => [
  ...products.filter(({ quantity }) => quantity > 0),
  ...products.filter(({ quantity }) => quantity <= 0),
];

/** A server without filters may still support a search within one category. */
function addressFor(url: URL, sorts: Sorts, serverNarrows: boolean): ListingAddress {
  const { refused, ...address } = readListingAddress(url.searchParams, sorts);
  if (serverNarrows) return { ...address, ...(refused && { refused }) };
  const [category] = address.filters.category ?? [];
  return { ...address, filters: category === undefined ? {} : { category: [category] } };
}

/** Card data with the description, which the list view shows. */
const pickListed = (product: ProductCard): CardData => ({
  ...pickCard(product),
  ...(product.description && { description: product.description }),
});

function pageCount({ total, perPage }: Pagination): number {
  return totalPages({ total, perPage: perPage > 0 ? perPage : PAGE_SIZE });
}
