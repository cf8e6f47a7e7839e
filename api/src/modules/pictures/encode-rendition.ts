import type { Sharp } from 'sharp';
import type { PictureFormat } from './rendition';

/** Encodes a finished picture in the quality of its format. */
export function encodeRendition(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 58, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'jpeg') return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return picture.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer();
}
