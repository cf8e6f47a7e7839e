import type { RouteHead } from '@nkm/contracts';
import { hasFilters } from '../features/listing/filters';
import { listingHref } from '../features/listing/listing-address';
import { largestPicture } from '../features/listing/listing-picture';
import { SEARCH_SORTS, SHOP_SORTS } from '../features/listing/sorts';
import { messages } from '../messages';
import { paths } from '../paths';
import { breadcrumbLd } from '../head/breadcrumb-ld';
import type { CategoryData } from './category/data';
import type { SearchData } from './search/data';
import type { ShopData } from './shop/data';

const { listing: words } = messages;

export const shopHead = (data: ShopData, url: URL): RouteHead =>
  listHead(data, url, words.shop, words.shopDescription, paths.shop(), []);

export const categoryHead = (data: CategoryData, url: URL): RouteHead =>
  listHead(data, url, data.title, words.categoryDescription(data.title), paths.subcategory(data.slug), [
    ...(data.parent ? [[data.parent.title, paths.subcategory(data.parent.slug)] as [string, string]] : []),
    [data.title, paths.subcategory(data.slug)],
  ]);

/** Each page of the shop has its own canonical address. Sort orders, views and filters repeat the same products. */
function listHead(
  { listing }: ShopData,
  url: URL,
  title: string,
  description: string,
  pathname: string,
  belowShop: [string, string][],
): RouteHead {
  const { page, sort, filters, view, cards } = listing;
  const isPlain = sort === SHOP_SORTS[0] && view === 'grid' && !hasFilters(filters);
  const plain = { page: hasFilters(filters) ? 1 : page, sort: SHOP_SORTS[0], filters: {}, view: 'grid' } as const;
  return {
    title: page === 1 ? title : `${title}, ${words.page(page)}`,
    description,
    canonical: listingHref(pathname, plain, SHOP_SORTS),
    ...(isPlain ? {} : { robots: 'noindex' as const }),
    ...largestPicture(cards),
    jsonLd: [breadcrumbLd(url, [[words.home, paths.home()], [words.shop, paths.shop()], ...belowShop])],
  };
}

/**
 * Search engines may index a search only when its words have results; its canonical address ignores case. All other
 * searches are noindex (no results, corrected words, filters, sorting, further pages), because anyone can make up
 * such links.
 */
export function searchHead({ query, searchedFor, listing }: SearchData, url: URL): RouteHead {
  const { cards, total, page, sort, filters, view } = listing;
  const isPlain = page === 1 && sort === SEARCH_SORTS[0] && view === 'grid' && !hasFilters(filters);
  const isFound = total > 0 && searchedFor === undefined;
  const canonical = paths.search(query.toLowerCase());
  return {
    title: words.searchHeading(query),
    description: words.searchDescription(query),
    canonical,
    ...(isPlain && isFound ? {} : { robots: 'noindex' as const }),
    ...largestPicture(cards),
    jsonLd: [
      breadcrumbLd(url, [
        [words.home, paths.home()],
        [words.searchHeading(query), canonical],
      ]),
    ],
  };
}
