import type { RouteHead } from '@nkm/contracts';
import { messages as words } from '../../features/deals/messages';
import { hasFilters } from '../../features/listing/filters';
import { listingHref } from '../../features/listing/listing-address';
import { largestPicture } from '../../features/listing/listing-picture';
import { SHOP_SORTS } from '../../features/listing/sorts';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { plainHead } from '../../head/plain-head';
import type { ShopData } from '../shop/data';

/** Each page of the deals has its own canonical address. Sort orders, views and filters repeat the same products. */
export function dealsHead({ listing }: ShopData, url: URL): RouteHead {
  const { page, sort, filters, view, cards } = listing;
  const isPlain = sort === SHOP_SORTS[0] && view === 'grid' && !hasFilters(filters);
  const plain = { page: hasFilters(filters) ? 1 : page, sort: SHOP_SORTS[0], filters: {}, view: 'grid' } as const;
  const title = messages.titles.deals;
  return {
    ...plainHead({ title, description: words.deals.description, path: paths.deals() }, url),
    title: page === 1 ? title : `${title}, ${messages.listing.page(page)}`,
    canonical: listingHref(paths.deals(), plain, SHOP_SORTS),
    ...(isPlain ? {} : { robots: 'noindex' as const }),
    ...largestPicture(cards),
  };
}
