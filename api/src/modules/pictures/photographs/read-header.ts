import type { Metadata } from 'sharp';
import { WIDTHS } from '../rendition';
import { openOriginal } from './decoding';

export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

/** What the first bytes of a picture say. Its pixels are not decoded yet. */
export interface PictureHeader {
  mediaType: MediaType;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** Bytes that its decoder holds at the same time. */
  decodedBytes: number;
}

/** A file that the shop cannot show. The message says why and what to do. */
export class PhotographError extends Error {
  override name = 'PhotographError';
}

/** Largest original in bytes: 20 MB. */
const MOST_BYTES = 20 * 1024 * 1024;
const SMALLEST_SIDE = WIDTHS[0];

/** Reads the header of a picture of a supported type and size. Throws a PhotographError. */
export async function readHeader(original: Buffer): Promise<PictureHeader> {
  demandSize(original.length);
  const mediaType = mediaTypeOf(original);
  if (!mediaType) throw new PhotographError('The file is not a JPEG, PNG, WebP or AVIF picture: save it as JPEG.');
  // Without the pixel limit here, the caller can name it in its message.
  const metadata = await unlessDamaged(() => openOriginal(original, { limitInputPixels: false }).metadata());
  const { width, height } = metadata.autoOrient;
  if (Math.min(width, height) < SMALLEST_SIDE)
    throw new PhotographError(`The picture is smaller than ${SMALLEST_SIDE} pixels: use a larger one.`);
  return { mediaType, width, height, decodedBytes: decodedBytesOf(mediaType, metadata) };
}

/** Throws a PhotographError for a file that is empty or larger than 20 MB, so that nobody needs to read it. */
export function demandSize(bytes: number): void {
  if (bytes === 0) throw new PhotographError('The file is empty: export the picture again.');
  if (bytes > MOST_BYTES) throw new PhotographError('The file is larger than 20 MB: make it smaller.');
}

/** Result of the decoder. Its failure becomes a PhotographError, because it depends on the file alone. */
export async function unlessDamaged<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (cause) {
    throw new PhotographError('The picture is damaged or incomplete: export it again.', { cause });
  }
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

/**
 * Measured, with the result and its encoder: the AV1 decoder holds planes, reference pictures and pixels; the one of
 * interlaced PNG also raw lines; the one of progressive JPEG two bytes for each coefficient.
 */
const AVIF_COPIES = 6.5;
const INTERLACED_COPIES = 1.75;
const COEFFICIENT_BYTES = 2.5;

function decodedBytesOf(mediaType: MediaType, metadata: Metadata): number {
  const { width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const values = width * height * channels;
  if (mediaType === 'image/jpeg') {
    if (!isProgressive) return 0; // it passes line by line, and shrinks while it is read
    return values * COEFFICIENT_BYTES * (chromaSubsampling === '4:2:0' ? 0.5 : 1);
  }
  const bytes = values * (depth === 'uchar' ? 1 : 2);
  if (mediaType === 'image/avif') return bytes * AVIF_COPIES;
  return isProgressive ? bytes * INTERLACED_COPIES : bytes;
}
