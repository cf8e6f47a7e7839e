import type { Picture } from '@nkm/contracts';

export interface GalleryPicture {
  src: string;
  /** Its renditions, where the server has them. */
  picture?: Picture;
}

/** Each picture once, in the order given; entities without picture have an empty address. */
export function uniquePictures(pictures: GalleryPicture[]): GalleryPicture[] {
  const seen = new Set<string>();
  return pictures.filter(({ src }) => src !== '' && !seen.has(src) && seen.add(src));
}
