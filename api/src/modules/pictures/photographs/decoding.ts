import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { WorkQueue } from '../work-queue';
import { essentialPng } from './essential-png';

/** A camera of 50 megapixels. */
export const MOST_PIXELS = 50_000_000;

/** Opens an original: no decompression bombs, and no half pictures. Nothing else may open one. */
export const openOriginal = (original: Buffer, options?: SharpOptions): Sharp =>
  sharp(essentialPng(original), { limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });

// One thread for each picture, and no memory for pictures that are done.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The only queue for decoding and encoding pictures in this process. Sharp works in libuv's four threads, which also
 * hash passwords and read files, so pictures take at most two of them.
 */
export const pictureQueue = new WorkQueue(2);
