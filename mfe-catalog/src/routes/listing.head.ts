import type { RouteHead } from '@nkm/contracts';
import { listingHref } from '../features/listing/listing-address';
import type { ListingData } from '../features/listing/load-listing';
import { SHOP_SORTS } from '../features/listing/sorts';
import { messages } from '../messages';
import { paths } from '../paths';
import { CARD_SIZES, preloadOf } from '../products/card-picture';
import { breadcrumbLd } from './breadcrumb-ld';
import type { CategoryData } from './category.data';
import type { SearchData } from './search.data';

const { listing: words } = messages;

const firstPicture = ({ cards: [first] }: ListingData): RouteHead =>
  first ? { preloadPicture: preloadOf(first, CARD_SIZES) } : {};

/** Each page of the shop is its own; the orders are the same products again. */
export const shopHead = (listing: ListingData, url: URL): RouteHead =>
  listHead(listing, url, words.shop, words.shopDescription, paths.shop(), []);

export const categoryHead = ({ title, slug, ...listing }: CategoryData, url: URL): RouteHead =>
  listHead(listing, url, title, words.categoryDescription(title), paths.subcategory(slug), [
    [title, paths.subcategory(slug)],
  ]);

function listHead(
  listing: ListingData,
  url: URL,
  title: string,
  description: string,
  pathname: string,
  belowShop: [string, string][],
): RouteHead {
  const { page, sort } = listing;
  return {
    title: page === 1 ? title : `${title}, ${words.page(page)}`,
    description,
    canonical: listingHref(pathname, { page, sort: SHOP_SORTS[0] }, SHOP_SORTS),
    ...(sort === SHOP_SORTS[0] ? {} : { robots: 'noindex' as const }),
    ...firstPicture(listing),
    jsonLd: [breadcrumbLd(url, [[words.home, paths.home()], [words.shop, paths.shop()], ...belowShop])],
  };
}

/** Results of a search are no page for search engines. */
export function searchHead(search: SearchData): RouteHead {
  return {
    title: words.searchHeading(search.query),
    canonical: paths.search(search.query),
    robots: 'noindex',
    ...firstPicture(search),
  };
}
