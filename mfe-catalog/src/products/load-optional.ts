import { ApiError, type Platform } from '@nkm/platform';

/**
 * Loads a part that the page can do without; null leaves it out, silently (spec 1 §8).
 * On the server a passing failure is thrown all the same: the page would be cached without the part, so it goes
 * out with its frame and the browser asks again.
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
