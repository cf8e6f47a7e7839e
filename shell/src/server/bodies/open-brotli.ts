import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Bytes that one uncompressed meta-block with a 16-bit length can hold. */
const LONGEST_BLOCK = 1 << 16;
/** An empty last meta-block (RFC 7932, 9.2): ISLAST and ISLASTEMPTY. */
const END = Buffer.from([0x03]);

/**
 * Compresses a text that `finishBrotli` completes later. The result is a copy of exact length, because the bytes of
 * zlib are part of a larger block of memory.
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
 * Completes an open brotli stream with its last bytes, which stay uncompressed.
 * @param tail at most 65,536 bytes
 */
export function finishBrotli(open: Buffer, tail: Buffer): Buffer {
  if (tail.length > LONGEST_BLOCK) throw new RangeError(`A tail of ${tail.length} bytes exceeds ${LONGEST_BLOCK}`);
  if (tail.length === 0) return Buffer.concat([open, END]);
  // ISLAST 0, MNIBBLES 0 (four of them), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1, then zeros up to the next byte.
  const head = Buffer.alloc(3);
  head.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([open, head, tail, END]);
}
