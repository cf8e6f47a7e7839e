import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Bytes that one uncompressed meta-block of 16 bits can name. */
const LONGEST_BLOCK = 1 << 16;
/** An empty last meta-block (RFC 7932, 9.2): ISLAST and ISLASTEMPTY. */
const END = Buffer.from([0x03]);

/**
 * Compresses a text whose end is still open: `finishBrotli` adds it. The bytes are a copy of their exact length; those of
 * zlib lie in a larger block of memory.
 */
export async function openBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_OPERATION_FLUSH } = constants;
  const compressed = await compress(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    finishFlush: BROTLI_OPERATION_FLUSH,
  });
  return Buffer.from(new Uint8Array(compressed).buffer);
}

/**
 * A whole brotli stream from an open one and its last bytes, which stay uncompressed.
 * @param tail 65,536 bytes at most
 */
export function finishBrotli(open: Buffer, tail: Buffer): Buffer {
  if (tail.length > LONGEST_BLOCK) throw new RangeError(`A tail of ${tail.length} bytes`);
  if (tail.length === 0) return Buffer.concat([open, END]);
  // ISLAST 0, MNIBBLES 0 (four of them), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1, then zeros up to the next byte.
  const head = Buffer.alloc(3);
  head.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([open, head, tail, END]);
}
