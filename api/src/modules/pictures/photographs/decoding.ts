import type { SharpOptions } from 'sharp';

/** A camera of 50 megapixels. A decoded original takes three bytes for each pixel. */
export const MOST_PIXELS = 50_000_000;

/** Options for every original: no decompression bombs, and no half pictures. */
export const DECODING: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };
