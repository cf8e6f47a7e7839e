import { ApiError, type Platform } from '@nkm/platform';

/**
 * Loads a part that the page does not need; null silently omits it (spec 1 §8). On the server a temporary failure is
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
