import { averageRating, type RouteHead } from '@nkm/contracts';
import type { StoreView } from '../../features/stores/get-store';
import type { StorePage } from '../../features/stores/load-store';
import { messages as words } from '../../features/stores/messages';
import { storeHref } from '../../features/stores/store-address';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { CARD_SIZES, preloadOf } from '../../products/card-picture';
import { plainHead } from '../../head/plain-head';

/** Each page of a store has its own canonical address. Searches and categories repeat the same products. */
export function storeHead({ store, page, query, category, view, cards }: StorePage, url: URL): RouteHead {
  const { id, store_name, about = '' } = store;
  const head = plainHead(
    {
      title: store_name,
      description: words.storeDescription(store_name, about).trim(),
      path: paths.store(id),
      above: [[messages.titles.stores, paths.stores()]],
    },
    url,
  );
  const [first] = cards;
  return {
    ...head,
    title: page === 1 ? store_name : `${store_name}, ${messages.listing.page(page)}`,
    canonical: storeHref(id, { page }),
    ...(query !== '' || category !== null || view === 'list' ? { robots: 'noindex' as const } : {}),
    ...(first && view === 'grid' && { preloadPicture: preloadOf(first, CARD_SIZES) }),
    jsonLd: [...(head.jsonLd ?? []), storeLd(store, url)],
  };
}

/** A store for search engines (schema.org/Store). */
function storeLd({ id, store_name, about, address, profile, star_summary, reviews }: StoreView, url: URL): object {
  const ratingValue = averageRating(star_summary);
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: store_name,
    url: url.origin + paths.store(id),
    ...(about && { description: about }),
    ...(address && { address }),
    ...(profile?.avatar && { image: url.origin + profile.avatar }),
    ...(ratingValue > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(ratingValue.toFixed(1)),
        reviewCount: reviews,
      },
    }),
  };
}
