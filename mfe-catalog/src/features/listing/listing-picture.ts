import type { RouteHead } from '@nkm/contracts';
import type { BannerData } from '../../adverts/get-adverts';
import type { CardData } from '../../products/card';
import { CARD_SIZES, preloadOf } from '../../products/card-picture';

/** Width of the banner above a list: beside the sidebar on wide screens. */
export const LIST_BANNER_SIZES = '(min-width: 1240px) 920px, (min-width: 900px) 70vw, 100vw';

/** The picture of a list that will be the largest paint: the banner's, else the first product's. */
export function largestPicture(cards: readonly CardData[], banners: readonly BannerData[] = []): RouteHead {
  const [banner] = banners;
  if (banner)
    return banner.image ? { preloadPicture: preloadOf({ ...banner, image: banner.image }, LIST_BANNER_SIZES) } : {};
  return cards[0] ? { preloadPicture: preloadOf(cards[0], CARD_SIZES) } : {};
}
