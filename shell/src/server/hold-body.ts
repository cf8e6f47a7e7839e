import { once } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Bytes of a body that are held here before a connection to the API is taken: more than any form of the shop. */
const MOST_HELD = 256 * 1024;

/**
 * A body that has arrived, or so much of it that it is none of the shop's forms. A slow sender then waits here and
 * takes none of the few connections to the API from the others.
 * Rejects when the sender hangs up before.
 */
export async function holdBody(body: Readable): Promise<Readable> {
  const held = new PassThrough({ highWaterMark: MOST_HELD });
  // Whoever reads what is held learns of a fault there.
  pipeline(body, held, () => undefined);
  await Promise.race([finished(body, { writable: false }), once(body, 'pause')]);
  return held;
}
