import type { Variant } from '@nkm/contracts';
import type { ProductView } from '../product-view';
import { type GalleryPicture, uniquePictures } from './gallery-picture';

/** Pictures of a product page: the chosen variant's first, as the largest contentful paint, then the product's. */
export function galleryPictures(
  { pictures }: Pick<ProductView, 'pictures'>,
  variant: Variant | null,
): GalleryPicture[] {
  if (!variant) return pictures;
  const own = variant.picture ? { src: variant.picture.src, picture: variant.picture } : { src: variant.image };
  return uniquePictures([own, ...pictures]);
}

/** Width of the main picture: three quarters of the screen on phones, else about half of the page. */
export const MAIN_SIZES = '(min-width: 1240px) 600px, (min-width: 900px) 48vw, (min-width: 600px) 94vw, 75vw';
