import type { RouteHead } from '@nkm/contracts';
import { preloadOf } from '../../products/card-picture';
import type { KidsHomeData } from './load-kids-home';

/** Width of the banner across the page. */
export const KIDS_BANNER_SIZES = '(min-width: 1240px) 1200px, 100vw';

/** The picture of the largest contentful paint: the first banner's. */
export function largestPicture({ banners: [banner] }: Pick<KidsHomeData, 'banners'>): RouteHead {
  return banner?.image ? { preloadPicture: preloadOf({ ...banner, image: banner.image }, KIDS_BANNER_SIZES) } : {};
}
