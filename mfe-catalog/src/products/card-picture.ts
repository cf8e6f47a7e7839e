import type { Picture, RouteHead } from '@nkm/contracts';

/** Width of a card's picture: two beside each other on phones, then as the grid fits them. */
export const CARD_SIZES = '(min-width: 1200px) 296px, (min-width: 600px) 205px, 47vw';
/** Cards of the first row: their pictures do not wait to come into view. */
export const FIRST_ROW = 4;

/** What to preload when a picture will be the largest paint. */
export function preloadOf(
  { picture, image }: { picture?: Picture | null; image: string },
  sizes: string,
): NonNullable<RouteHead['preloadPicture']> {
  if (!picture) return { src: image };
  const { src, srcset, srcset_avif } = picture;
  return { src, srcset, ...(srcset_avif && { srcset_avif }), sizes };
}
