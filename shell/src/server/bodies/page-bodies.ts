import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { finishBrotli, openBrotli } from './open-brotli';

const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** For a page that a shopper waits for: 1 to 3 ms. */
const QUICK = 5;
/** A tenth smaller, but about 80 ms: too slow for the first response, worth it for a page that is sent often. */
const BEST = 11;
const NOTHING = Buffer.alloc(0);

/** A text that is sent often. Only its brotli form is stored, which nearly all browsers accept. */
export interface PageBodies {
  /** Bytes of memory. */
  size(): number;
  /**
   * The text and a tail in an encoding. Only brotli is stored, with the last tail, which most responses share. All else
   * is made for each response.
   */
  in(encoding: Encoding, tail?: string): Promise<Buffer>;
  /** Recompresses the text at best quality, once. All texts share one queue. */
  improve(): Promise<void>;
}

let lastImprovement = Promise.resolve();

/** Compresses a text quickly. Each response may add a tail of at most 64 KB. */
export async function packBodies(text: Buffer): Promise<PageBodies> {
  let open = await openBrotli(text, QUICK);
  let last: { tail: string; whole: Buffer } | null = null;
  let improved: Promise<void> | undefined;

  async function improve() {
    const best = await openBrotli(await decompress(finishBrotli(open, NOTHING)), BEST);
    if (best.length >= open.length) return;
    open = best;
    last = null;
  }

  function withTail(tail: string): Buffer {
    if (last?.tail === tail) return last.whole;
    const whole = finishBrotli(open, Buffer.from(tail));
    // The open stream is the beginning of the whole one, so that memory has it once.
    open = whole.subarray(0, open.length);
    last = { tail, whole };
    return whole;
  }

  return {
    size: () => open.length,
    async in(encoding, tail = '') {
      const whole = withTail(tail);
      if (encoding === 'br') return whole;
      const plain = await decompress(whole);
      return encoding === 'gzip' ? compressGzip(plain, { level: 6 }) : plain;
    },
    improve: () => (improved ??= lastImprovement = lastImprovement.then(improve, improve)),
  };
}
