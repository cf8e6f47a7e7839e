/** Nothing came in time. */
export class TookTooLong extends Error {}

/**
 * Rejects with `TookTooLong` after `timeoutMs` milliseconds; what the promise does later is ignored. While `isExcused`,
 * it gets the same time once more.
 */
export function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  what: string,
  isExcused?: () => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isExcused?.()) timer = setTimeout(look, timeoutMs);
      else reject(new TookTooLong(`${what} took longer than ${timeoutMs} ms`));
    };
    let timer = setTimeout(look, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
