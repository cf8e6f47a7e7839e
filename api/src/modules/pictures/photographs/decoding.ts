import sharp, { type SharpOptions } from 'sharp';
import { WorkQueue } from '../store/work-queue';

/** A camera of 50 megapixels. */
export const MOST_PIXELS = 50_000_000;

/** Options for every original: no decompression bombs, and no half pictures. */
export const DECODING: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };

// One thread for each picture, and no memory for pictures that are done.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The only queue for decoding and encoding pictures in this process. Sharp works in libuv's four threads, which also
 * hash passwords and read files, so pictures take at most two of them.
 */
export const pictureQueue = new WorkQueue(2);
