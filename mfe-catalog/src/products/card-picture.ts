import type { Picture, RouteHead } from '@nkm/contracts';

/** Width of a card's picture: two columns on phones, then as many as the grid fits. */
export const CARD_SIZES = '(min-width: 1200px) 296px, (min-width: 600px) 205px, 47vw';
/** Number of cards in the first row, whose pictures load eagerly. */
export const FIRST_ROW = 4;

/** Preload data for a picture that will be the largest contentful paint. */
export function preloadOf(
  { picture, image }: { picture?: Picture | null; image: string },
  sizes: string,
): NonNullable<RouteHead['preloadPicture']> {
  if (!picture) return { src: image };
  const { src, srcset, srcset_avif } = picture;
  return { src, srcset, ...(srcset_avif && { srcset_avif }), sizes };
}
