import { createHash } from 'node:crypto';
import { MOST_PIXELS, openOriginal, pictureQueue } from './decoding';
import { type MediaType, PhotographError, readHeader, unlessDamaged } from './read-header';

/** Facts about an original. */
export interface Original {
  /** SHA-256 of the bytes, in hex. */
  contentHash: string;
  /** Pixels of the upright photograph. */
  width: number;
  height: number;
  mediaType: MediaType;
}

export const hashOf = (original: Buffer): string => createHash('sha256').update(original).digest('hex');

/** An import can wait, so the queue never refuses it. */
const line = pictureQueue.line(Infinity);

/**
 * Checks that a file is a complete photograph of a supported type and size, and returns its facts. Throws a
 * PhotographError.
 */
export async function inspectPhotograph(original: Buffer): Promise<Original> {
  return line.run(async () => {
    const { width, height, mediaType } = await readHeader(original);
    if (width * height > MOST_PIXELS)
      throw new PhotographError(`The picture has more than ${MOST_PIXELS / 1e6} million pixels: make it smaller.`);
    // A header says nothing about the rest of the file, so this decodes every pixel.
    await unlessDamaged(() => openOriginal(original).resize(16, 16, { fit: 'fill' }).raw().toBuffer());
    return { contentHash: hashOf(original), width, height, mediaType };
  });
}
