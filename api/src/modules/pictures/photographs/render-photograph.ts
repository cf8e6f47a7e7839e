import { encodeRendition } from '../encode-rendition';
import type { PictureFormat, Rendition } from '../rendition';
import { openOriginal } from './decoding';

/** The point that a crop keeps: fractions of width and height, 0…1 from the upper left. */
export interface Focus {
  x: number;
  y: number;
}

interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest square of the picture, as close to the focal point as its edges allow. Lengths are pixels. */
export function squareAround({ x, y }: Focus, { width, height }: { width: number; height: number }): Crop {
  const side = Math.min(width, height);
  const start = (focus: number, length: number) =>
    Math.min(Math.max(Math.round(focus * length - side / 2), 0), length - side);
  return { left: start(x, width), top: start(y, height), width: side, height: side };
}

/**
 * A square rendition of an upright photograph around its focal point. A small original stays small: the result is never
 * larger than its crop. It carries no metadata.
 * @param size of the upright original, in pixels
 */
export async function renderPhotograph(
  original: Buffer,
  { focus, size }: { focus: Focus; size: { width: number; height: number } },
  width: Rendition['width'],
  format: PictureFormat,
): Promise<Buffer> {
  const square = openOriginal(original)
    .autoOrient()
    .extract(squareAround(focus, size))
    .resize(width, width, { withoutEnlargement: true })
    // Cards have a white ground.
    .flatten({ background: '#ffffff' });
  return encodeRendition(square, format);
}
