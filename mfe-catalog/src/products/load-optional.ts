import { ApiError, type Platform, type RequestOptions } from '@nkm/platform';

/** Milliseconds that a page in the browser waits for a part that it does not need. */
const PATIENCE_MS = 2_500;

/** Options of a request for such a part: a page in the browser neither retries it nor waits long for it. */
export const optionalRequest = ({ isServer }: Pick<Platform, 'isServer'>): RequestOptions =>
  isServer ? {} : { optional: true, timeoutMs: PATIENCE_MS };

/**
 * Loads a part that the page does not need; null silently omits it (CAT-RULE-017). On the server a temporary failure is
 * thrown, because the page would be cached without the part. The server then sends only the frame, and the browser
 * loads the page again.
 */
export async function loadOptional<T>(platform: Pick<Platform, 'isServer'>, loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (platform.isServer && error.retryable) throw error;
    return null;
  }
}
