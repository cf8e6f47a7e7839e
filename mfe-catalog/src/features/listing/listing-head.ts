import type { RouteHead } from '@nkm/contracts';
import { plainHead, type PlainPage } from '../../head/plain-head';
import { messages } from '../../messages';
import { hasFilters } from './filters';
import { listingHref } from './listing-address';
import { largestPicture } from './listing-picture';
import type { ListingData } from './load-listing';
import { SHOP_SORTS } from './sorts';

/** Each page of a list has its own canonical address. Sort orders, views and filters repeat the same products. */
export function listingHead({ page, sort, filters, view, cards }: ListingData, list: PlainPage, url: URL): RouteHead {
  const isPlain = sort === SHOP_SORTS[0] && view === 'grid' && !hasFilters(filters);
  const plain = { page: hasFilters(filters) ? 1 : page, sort: SHOP_SORTS[0], filters: {}, view: 'grid' } as const;
  return {
    ...plainHead(list, url),
    title: page === 1 ? list.title : `${list.title}, ${messages.listing.page(page)}`,
    canonical: listingHref(list.path, plain, SHOP_SORTS),
    ...(isPlain ? {} : { robots: 'noindex' as const }),
    ...largestPicture(cards),
  };
}
