import type { RouteHead } from '@nkm/contracts';
import type { CardData } from '../../products/card';
import { CARD_SIZES, preloadOf } from '../../products/card-picture';

/** Width of a banner in a list, which is beside the sidebar on wide screens. */
export const LIST_BANNER_SIZES = '(min-width: 1240px) 920px, (min-width: 900px) 70vw, 100vw';

/** The picture of the largest contentful paint of a list: the first product's. */
export const largestPicture = ([first]: readonly CardData[]): RouteHead =>
  first ? { preloadPicture: preloadOf(first, CARD_SIZES) } : {};
