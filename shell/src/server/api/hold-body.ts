import { once } from 'node:events';
import { finished, PassThrough, type Readable } from 'node:stream';

/** Bytes that are buffered before a connection to the API opens: more than any form of the shop has. */
const MOST_HELD = 256 * 1024;

/**
 * Waits until the body has arrived, or more of it than any form of the shop has. So a slow sender occupies none of the
 * few connections to the API. When the API closes the returned stream early, the rest of the body is read and dropped,
 * because a sender reads no answer before it has sent everything.
 * @throws when the sender disconnects first
 */
export async function holdBody(body: Readable): Promise<Readable> {
  const held = new PassThrough({ highWaterMark: MOST_HELD });
  held.once('close', () => body.unpipe(held).resume());
  const arrived = new Promise<void>((resolve, reject) => {
    finished(body, { writable: false }, (error) => {
      if (!error) return resolve();
      reject(error);
      held.destroy(error);
    });
  });
  // Until the API reads it, only the caller of this function learns of the error.
  held.on('error', () => undefined);
  body.pipe(held);
  await Promise.race([arrived, once(body, 'pause')]);
  return held;
}
