import type { Picture } from '@nkm/contracts';

export interface GalleryPicture {
  src: string;
  /** The renditions, if the server has them. */
  picture?: Picture;
}

/** Removes duplicates and empty addresses, which stand for missing pictures; keeps the order. */
export function uniquePictures(pictures: GalleryPicture[]): GalleryPicture[] {
  const seen = new Set<string>();
  return pictures.filter(({ src }) => src !== '' && !seen.has(src) && seen.add(src));
}
