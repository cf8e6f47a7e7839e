import type { ApiClient } from '@nkm/platform';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before a read is sent again, in which other closed connections are noticed. */
export const RETRY_MS = 20;
const CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

interface NetworkError {
  code?: string;
  cause?: NetworkError;
}

/** Whether the API closed the connection, by the code of the error or of its cause. */
export function isLostConnection(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as NetworkError;
  return CODES.has(code ?? '') || CODES.has(cause?.code ?? '');
}

/** Sends a read once more after a lost connection: the API may close an idle connection just as a request arrives. */
export async function repeatLost<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    await pause(RETRY_MS);
    return read();
  }
}

/** A client that sends a read once more after a lost connection. */
export const withRepeatedReads = (api: ApiClient): ApiClient => ({
  ...api,
  get: (path, options) => repeatLost(() => api.get(path, options)),
});
