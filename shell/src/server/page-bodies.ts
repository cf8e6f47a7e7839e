import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** For a page that somebody waits for: 1 to 3 ms. */
const QUICK = 5;
/** About 80 ms, for a tenth less: too long to wait for, little for a page that is sent again and again. */
const BEST = 11;

/** The bytes of a page by content encoding. */
export interface PageBodies {
  identity: Buffer;
  br: Buffer;
  /** Made when somebody asks: today's browsers take brotli. */
  gzip(): Promise<Buffer>;
  /** Makes `br` as small as it can be, once, and of one page after the other. */
  improve(): Promise<void>;
}

let lastImprovement = Promise.resolve();

/** Compresses a page quickly. */
export async function packBodies(identity: Buffer): Promise<PageBodies> {
  let gzipped: Promise<Buffer> | undefined;
  let improved: Promise<void> | undefined;
  async function improve() {
    const best = await brotli(identity, BEST);
    if (best.length < bodies.br.length) bodies.br = best;
  }
  const bodies: PageBodies = {
    identity,
    br: await brotli(identity, QUICK),
    gzip: () => (gzipped ??= compressGzip(identity, { level: 6 })),
    improve: () => (improved ??= lastImprovement = lastImprovement.then(improve, improve)),
  };
  return bodies;
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compressBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
