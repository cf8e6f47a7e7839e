import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { finishBrotli, openBrotli } from './open-brotli';

const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** For a page that somebody waits for: 1 to 3 ms. */
const QUICK = 5;
/** About 80 ms, for a tenth less: too long to wait for, little for a page that is sent again and again. */
const BEST = 11;
const NOTHING = Buffer.alloc(0);

/** A text that is sent again and again, kept compressed alone: that is what nearly all browsers take. */
export interface PageBodies {
  /** Bytes of memory. */
  size(): number;
  /** The text in an encoding. What is not brotli is made for each answer. */
  in(encoding: Encoding, tail?: Buffer): Promise<Buffer>;
  /** Makes it as small as it can be, once, and of one text after the other. */
  improve(): Promise<void>;
}

let lastImprovement = Promise.resolve();

/** Compresses a text quickly. Each answer may add an end to it, of 64 KB at most. */
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
