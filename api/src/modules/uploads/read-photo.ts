import { Busboy } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { ApiProblem, unprocessable } from '../../platform/errors/api-problem';
import { hashOf, inspectPhotograph, PhotographError } from '../pictures/public';

/** Pixels of the longer side that are kept. */
const LONGEST_SIDE = 1_600;
const QUALITY = 78;

export interface Photo {
  file: Buffer;
  contentHash: string;
  width: number;
  height: number;
}

/**
 * The file of one field of a multipart body. Other fields are ignored.
 * @throws 400 for a malformed body, 422 without a file or with several
 */
export function readFile(contentType: string, body: Buffer, field: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) =>
      reject(new ApiProblem(400, 'The form data is incomplete.', undefined, undefined, { cause }));
    const files: Promise<Buffer>[] = [];
    try {
      new Busboy({
        headers: { 'content-type': contentType as 'multipart/form-data' },
        limits: { files: 2, fields: 20 },
      })
        .on('file', (name: string | undefined, file: Readable) => {
          if (name === field) files.push(collect(file));
          else file.resume();
        })
        .on('error', refuse)
        .on('finish', () => {
          const [first] = files;
          if (first && files.length === 1) first.then(resolve, refuse);
          else reject(unprocessable({ [field]: ['Send one photo.'] }));
        })
        .end(body);
    } catch (cause) {
      refuse(cause); // no boundary
    }
  });
}

async function collect(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Re-encodes a photo as WebP: upright, at most 1,600 pixels wide or high, without metadata such as the place where it
 * was taken. Nothing of the original file survives. With `square`, it is cut to a centred square of at most so many
 * pixels.
 * @throws 422 for a file that is not a whole JPEG, PNG, WebP or AVIF picture, or has too many pixels
 */
export async function encodePhoto(
  original: Buffer,
  { field, square }: { field: string; square?: number },
): Promise<Photo> {
  const { width, height } = await inspect(original, field);
  const { data, info } = await sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize(square === undefined ? WITHIN : squareOf(Math.min(square, width, height)))
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { file: data, contentHash: hashOf(data), width: info.width, height: info.height };
}

const WITHIN = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
const squareOf = (side: number) => ({ width: side, height: side, fit: 'cover' }) as const;

async function inspect(original: Buffer, field: string) {
  try {
    return await inspectPhotograph(original);
  } catch (error) {
    if (error instanceof PhotographError) throw unprocessable({ [field]: [error.message] });
    throw error;
  }
}
