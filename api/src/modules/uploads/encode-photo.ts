import { unavailable, unprocessable } from '../../platform/errors/api-problem';
import {
  hashOf,
  openOriginal,
  PhotographError,
  type PictureHeader,
  pictureQueue,
  QueueFullError,
  readHeader,
  unlessDamaged,
} from '../pictures/public';

/** Pixels of the longer side that are kept. */
const LONGEST_SIDE = 1_600;
const QUALITY = 78;
/** Pixels of a JPEG: it shrinks while it is read, so a camera of 50 megapixels costs little. */
const MOST_PIXELS_JPEG = 50_000_000;
/** Pixels in any other format. */
const MOST_PIXELS = 12_000_000;
/** Bytes that the decoder may hold for one photo: 100 MB. */
const MOST_DECODED = 100 * 1024 * 1024;
/** Photos that wait for a place. The last one waits a few seconds. */
const MOST_WAITING = 6;
const RETRY_S = 5;

const line = pictureQueue.line(MOST_WAITING);

export interface Photo {
  file: Buffer;
  contentHash: string;
  width: number;
  height: number;
}

/**
 * Re-encodes a photo as WebP: upright, at most 1,600 pixels wide or high, without metadata such as the place where it
 * was taken. Nothing of the original file survives. With `square`, it is cut to a centred square of at most so many
 * pixels. It waits for a place in the queue of pictures, and decodes the file once.
 * @throws 422 for a file that is not a whole JPEG, PNG, WebP or AVIF picture, or is too large to decode; 503 while too
 * many photos wait
 */
export async function encodePhoto(
  original: Buffer,
  { field, square }: { field: string; square?: number },
): Promise<Photo> {
  try {
    return await line.run(() => encode(original, square));
  } catch (cause) {
    if (cause instanceof PhotographError) throw unprocessable({ [field]: [cause.message] });
    if (cause instanceof QueueFullError)
      throw unavailable('The shop is busy with other photos. Please try again in a few seconds.', RETRY_S);
    throw cause;
  }
}

async function encode(original: Buffer, square: number | undefined): Promise<Photo> {
  const header = await readHeader(original);
  demandAffordable(header);
  const { data, info } = await unlessDamaged(() =>
    openOriginal(original)
      .autoOrient()
      .resize(square === undefined ? WITHIN : squareOf(Math.min(square, header.width, header.height)))
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true }),
  );
  return { file: data, contentHash: hashOf(data), width: info.width, height: info.height };
}

const WITHIN = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
const squareOf = (side: number) => ({ width: side, height: side, fit: 'cover' }) as const;

/** Refuses a photo that takes too much memory, before anything is decoded. */
function demandAffordable({ mediaType, width, height, decodedBytes }: PictureHeader): void {
  const isJpeg = mediaType === 'image/jpeg';
  const most = isJpeg ? MOST_PIXELS_JPEG : MOST_PIXELS;
  if (width * height > most) {
    const advice = isJpeg ? 'make it smaller' : 'save it as JPEG, or make it smaller';
    throw new PhotographError(`The picture has more than ${most / 1e6} million pixels: ${advice}.`);
  }
  if (decodedBytes > MOST_DECODED) {
    const advice = isJpeg ? 'save it as a JPEG that is not progressive' : 'save it as JPEG';
    throw new PhotographError(`The picture takes too much memory to open: ${advice}, or make it smaller.`);
  }
}
