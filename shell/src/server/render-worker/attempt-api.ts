import type { ApiClient, RequestOptions } from '@nkm/platform';
import { currentAttempt } from './page-attempt';

/** Minimum milliseconds of a call, even when the deadline of its page is near. */
const LEAST_MS = 50;

/**
 * The API client of the pages. A call must end before its page's deadline. The page counts its open calls, so that a
 * slow API does not count as a fault of the slice that calls it.
 */
export function createAttemptApi(api: ApiClient): ApiClient {
  async function call<T>(
    options: RequestOptions | undefined,
    send: (options: RequestOptions | undefined) => Promise<T>,
  ): Promise<T> {
    const attempt = currentAttempt();
    if (!attempt) return send(options);
    attempt.calls += 1;
    const limitMs = Math.max(LEAST_MS, attempt.endsAt - Date.now());
    const timeoutMs = Math.min(limitMs, options?.timeoutMs ?? limitMs);
    try {
      return await send({ ...options, timeoutMs, headers: { ...options?.headers, ...attempt.headers } });
    } finally {
      attempt.calls -= 1;
    }
  }
  return {
    get: (path, options) => call(options, (own) => api.get(path, own)),
    post: (path, body, options) => call(options, (own) => api.post(path, body, own)),
    patch: (path, body, options) => call(options, (own) => api.patch(path, body, own)),
    delete: (path, options) => call(options, (own) => api.delete(path, own)),
  };
}
