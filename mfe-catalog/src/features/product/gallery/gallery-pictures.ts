import type { Variant } from '@nkm/contracts';
import type { ProductView } from '../product-view';
import { type GalleryPicture, uniquePictures } from './gallery-picture';

/** Pictures of a product page, the largest paint of it first: that of the chosen variant, then the product's own. */
export function galleryPictures(
  { pictures }: Pick<ProductView, 'pictures'>,
  variant: Variant | null,
): GalleryPicture[] {
  if (!variant) return pictures;
  const own = variant.picture ? { src: variant.picture.src, picture: variant.picture } : { src: variant.image };
  return uniquePictures([own, ...pictures]);
}

/** Width of the main picture: the screen's on phones, else about half of the page. */
export const MAIN_SIZES = '(min-width: 1240px) 600px, (min-width: 900px) 48vw, 94vw';
