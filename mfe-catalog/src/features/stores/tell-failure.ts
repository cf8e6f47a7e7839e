import { NotFound } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

/**
 * Loads something of a store. A failure is told in a toast (spec 2 §8), beside the page that says so with Retry; the
 * server has nobody to tell, its page asks again in the browser. Throws NotFound for a store that is none.
 */
export async function tellFailure<T>(
  platform: Pick<Platform, 'isServer' | 'toastError'>,
  loading: Promise<T>,
): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw new NotFound(error.message);
    if (!platform.isServer) platform.toastError(error);
    throw error;
  }
}
