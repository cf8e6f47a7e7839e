import { ApiError } from './api-client';
import type { Call } from './call';

/** Milliseconds before the second and the third attempt. */
const PAUSES = [400, 1200];
/** A proxy sends these when the API is briefly unreachable. */
const GATEWAY = [502, 504];

/**
 * Retries after a transport failure. Only for read-only calls: it is unknown whether another call arrived. Does not
 * retry when the server is overloaded (503, 429), after a timeout, or without a network.
 */
export async function withRetries<T>(attempt: () => Promise<T>, { request }: Call): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await rest(pause, request.signal);
    }
  }
  return attempt();
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.reason === 'unreachable' || GATEWAY.includes(error.status));
}

function rest(pause: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The call was aborted', 'AbortError'));
    });
  });
}
