import type { ApiClient } from '@nkm/platform';
import { currentAttempt } from './page-attempt';

/** Milliseconds that a call gets in any case: the limit of its page may be near. */
const LEAST_MS = 50;

/**
 * The API client of the pages: a call must end before its page's deadline, and the page knows that it waits for a
 * call. So a slow API is not taken for a fault of the slice that asks it.
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
