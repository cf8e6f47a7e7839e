import type { RouteHead } from '@nkm/contracts';
import { CARD_SIZES, preloadOf } from '../../products/card-picture';
import type { HomeData } from './load-home';

/** Widths of the banners: across the page on phones, then two thirds of it and the third beside. */
export const MAIN_SIZES = '(min-width: 1240px) 800px, (min-width: 900px) 66vw, 100vw';
export const SIDE_SIZES = '(min-width: 1240px) 400px, (min-width: 900px) 33vw, 50vw';

/** The picture that will be the largest paint: that of the first banner, else of the first product. */
export function largestPicture({ banners: [banner], blocks, newest }: HomeData): RouteHead {
  if (banner) return banner.image ? { preloadPicture: preloadOf({ ...banner, image: banner.image }, MAIN_SIZES) } : {};
  const first = blocks.flatMap(({ products }) => products).concat(newest)[0];
  return first ? { preloadPicture: preloadOf(first, CARD_SIZES) } : {};
}
