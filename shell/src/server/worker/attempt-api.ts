import type { ApiClient } from '@nkm/platform';
import { currentAttempt } from './page-attempt';

/** Minimum milliseconds of a call, even when the deadline of its page is near. */
const LEAST_MS = 50;

/**
 * The API client of the pages. A call must end before its page's deadline. The page counts its open calls, so that a
 * slow API does not count as a fault of the slice that calls it.
 */
export function createAttemptApi(api: ApiClient): ApiClient {
  async function call<T>(send: (timeoutMs: number | undefined) => Promise<T>): Promise<T> {
    const attempt = currentAttempt();
    if (!attempt) return send(undefined);
    attempt.calls += 1;
    try {
      return await send(Math.max(LEAST_MS, attempt.endsAt - Date.now()));
    } finally {
      attempt.calls -= 1;
    }
  }
  const within = <O extends { timeoutMs?: number }>(options: O | undefined, limitMs: number | undefined) =>
    limitMs === undefined ? options : { ...options, timeoutMs: Math.min(limitMs, options?.timeoutMs ?? limitMs) };
  return {
    get: (path, options) => call((limit) => api.get(path, within(options, limit))),
    post: (path, body, options) => call((limit) => api.post(path, body, within(options, limit))),
    patch: (path, body, options) => call((limit) => api.patch(path, body, within(options, limit))),
    delete: (path, options) => call((limit) => api.delete(path, within(options, limit))),
  };
}
