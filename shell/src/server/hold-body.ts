import { once } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Bytes that are buffered before a connection to the API opens: more than any form of the shop has. */
const MOST_HELD = 256 * 1024;

/**
 * Waits until the body has arrived, or more of it than any form of the shop has. So a slow sender occupies none of the
 * few connections to the API.
 * @throws when the sender disconnects first
 */
export async function holdBody(body: Readable): Promise<Readable> {
  const held = new PassThrough({ highWaterMark: MOST_HELD });
  // The reader of `held` receives any error.
  pipeline(body, held, () => undefined);
  await Promise.race([finished(body, { writable: false }), once(body, 'pause')]);
  return held;
}
