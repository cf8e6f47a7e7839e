/** Nothing came in time. */
export class TookTooLong extends Error {}

/** Rejects with `TookTooLong` after `timeoutMs` milliseconds; what the promise does later is ignored. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TookTooLong(`${what} took longer than ${timeoutMs} ms`));
    const timer = setTimeout(late, timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
