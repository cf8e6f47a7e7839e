import type { SliceHost } from './slice-host';
import { TookTooLong } from './with-timeout';

/** Milliseconds between two looks at a loader that has not finished. */
const LOOK_MS = 50;

/**
 * The data of a loader. Rejects with `TookTooLong` when the loader does nothing for `patienceMs` milliseconds: time
 * during which a call to the API is under way does not count, because another version would wait for it as well.
 */
export function inOwnTime<T>(data: Promise<T>, patienceMs: number, { isCalling }: Pick<SliceHost, 'isCalling'>) {
  return new Promise<T>((resolve, reject) => {
    let idleMs = 0;
    const timer = setInterval(() => {
      idleMs = isCalling() ? 0 : idleMs + LOOK_MS;
      if (idleMs >= patienceMs) reject(new TookTooLong('The loader hangs'));
    }, LOOK_MS);
    data.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
