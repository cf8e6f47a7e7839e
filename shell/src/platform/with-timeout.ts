/** The time limit has passed. */
export class TookTooLong extends Error {}

/**
 * Rejects with `TookTooLong` after `timeoutMs` milliseconds and ignores the promise from then on. While `isExcused`, it
 * gets the same time again.
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
