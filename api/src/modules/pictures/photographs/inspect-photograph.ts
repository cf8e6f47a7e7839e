import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { WIDTHS } from '../rendition';
import { DECODING, MOST_PIXELS } from './decoding';

/** Facts about an original. */
export interface Original {
  /** SHA-256 of the bytes, in hex. */
  contentHash: string;
  /** Pixels of the upright photograph. */
  width: number;
  height: number;
  mediaType: MediaType;
}
export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

/** A file that the shop cannot show. The message says why and what to do. */
export class PhotographError extends Error {
  override name = 'PhotographError';
}

/** Largest original in bytes: 20 MB. */
export const MOST_BYTES = 20 * 1024 * 1024;
const SMALLEST_SIDE = WIDTHS[0];

export const hashOf = (original: Buffer): string => createHash('sha256').update(original).digest('hex');

/**
 * Checks that a file is a complete photograph of a supported type and size, and returns its facts. Throws a
 * PhotographError.
 */
export async function inspectPhotograph(original: Buffer): Promise<Original> {
  demandSize(original.length);
  const mediaType = mediaTypeOf(original);
  if (!mediaType) throw new PhotographError('The file is not a JPEG, PNG, WebP or AVIF picture: save it as JPEG.');
  const { width, height } = await readUprightSize(original);
  if (width * height > MOST_PIXELS)
    throw new PhotographError(`The picture has more than ${MOST_PIXELS / 1e6} million pixels: make it smaller.`);
  if (Math.min(width, height) < SMALLEST_SIDE)
    throw new PhotographError(`The picture is smaller than ${SMALLEST_SIDE} pixels: use a larger one.`);
  await demandDecodable(original);
  return { contentHash: hashOf(original), width, height, mediaType };
}

/** Throws a PhotographError for a file that is empty or larger than 20 MB, so that nobody needs to read it. */
export function demandSize(bytes: number): void {
  if (bytes === 0) throw new PhotographError('The file is empty: export the picture again.');
  if (bytes > MOST_BYTES) throw new PhotographError('The file is larger than 20 MB: make it smaller.');
}

/** The type that the first bytes name. No decoder of another type, such as SVG, ever sees the file. */
function mediaTypeOf(bytes: Buffer): MediaType | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (['ftypavif', 'ftypavis'].includes(text(4, 12))) return 'image/avif';
  return null;
}

const DAMAGED = 'The picture is damaged or incomplete: export it again.';

async function readUprightSize(original: Buffer): Promise<{ width: number; height: number }> {
  try {
    // Without the pixel limit here, the caller can name it in its message. Nothing is decoded yet.
    const { autoOrient } = await sharp(original, { ...DECODING, limitInputPixels: false }).metadata();
    return autoOrient;
  } catch (cause) {
    throw new PhotographError(DAMAGED, { cause });
  }
}

/** Decodes every pixel, because a header says nothing about the rest of the file. */
async function demandDecodable(original: Buffer): Promise<void> {
  try {
    await sharp(original, DECODING).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  } catch (cause) {
    throw new PhotographError(DAMAGED, { cause });
  }
}
