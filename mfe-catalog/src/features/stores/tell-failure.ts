import { NotFound } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

/**
 * Awaits store data and reports a failure in a toast (CAT-RULE-016), in addition to the error page with Retry. The
 * server shows no toast: its page loads again in the browser.
 * @throws NotFound for an unknown store, for one that is closed for now, and for one that has left the marketplace
 */
export async function tellFailure<T>(
  platform: Pick<Platform, 'isServer' | 'toastError'>,
  loading: Promise<T>,
): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 || error.status === 410)
      throw new NotFound(error.message, error.status === 410, error.message);
    if (!platform.isServer) platform.toastError(error);
    throw error;
  }
}
