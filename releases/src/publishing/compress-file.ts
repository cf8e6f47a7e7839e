import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESSIBLE = /\.(js|mjs|css|json|svg|html|txt|map|ico|xml|webmanifest)$/;

export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

export const isCompressible = (file: string) => COMPRESSIBLE.test(file);

/** Compresses at the highest level, because it happens once per version. Null when the file does not get smaller. */
export async function compress(bytes: Buffer): Promise<Compressed | null> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    deflate(bytes, { level: 9 }),
  ]);
  return br.length < bytes.length && gz.length < bytes.length ? { br, gz } : null;
}
