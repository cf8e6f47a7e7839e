import type { RouteHead } from '@nkm/contracts';
import type { BannerData } from '../../common/banners/get-banners';
import type { CardData } from '../../common/products/card';
import { CARD_SIZES, preloadOf } from '../../common/products/card-picture';

/** Width of the banner above a list, which is beside the sidebar on wide screens. */
export const LIST_BANNER_SIZES = '(min-width: 1240px) 920px, (min-width: 900px) 70vw, 100vw';

/** The picture of the largest contentful paint of a list: the banner's, else the first product's. */
export function largestPicture(cards: readonly CardData[], banners: readonly BannerData[] = []): RouteHead {
  const [banner] = banners;
  if (banner)
    return banner.image ? { preloadPicture: preloadOf({ ...banner, image: banner.image }, LIST_BANNER_SIZES) } : {};
  return cards[0] ? { preloadPicture: preloadOf(cards[0], CARD_SIZES) } : {};
}
