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
  /** The text in an encoding. Encodings other than brotli are made for each response. */
  in(encoding: Encoding, tail?: Buffer): Promise<Buffer>;
  /** Recompresses the text at best quality, once. All texts share one queue. */
  improve(): Promise<void>;
}

let lastImprovement = Promise.resolve();

/** Compresses a text quickly. Each response may add a tail of at most 64 KB. */
export async function packBodies(text: Buffer): Promise<PageBodies> {
  let open = await openBrotli(text, QUICK);
  let improved: Promise<void> | undefined;

  async function improve() {
    const best = await openBrotli(await decompress(finishBrotli(open, NOTHING)), BEST);
    if (best.length < open.length) open = best;
  }

  return {
    size: () => open.length,
    async in(encoding, tail = NOTHING) {
      const whole = finishBrotli(open, tail);
      if (encoding === 'br') return whole;
      const plain = await decompress(whole);
      return encoding === 'gzip' ? compressGzip(plain, { level: 6 }) : plain;
    },
    improve: () => (improved ??= lastImprovement = lastImprovement.then(improve, improve)),
  };
}
