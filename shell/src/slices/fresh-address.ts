declare global {
  /** Read by the loaders in the slices' builds as well. */
  var NKM_ATTEMPT: number | undefined;
}

/**
 * Browsers keep what failed: a preload that failed answers the next request for its file, and a damaged file counts as
 * immutable like a sound one. So from the first new attempt on, files are asked for under another address.
 */
export function beginAttempt(): void {
  globalThis.NKM_ATTEMPT = (globalThis.NKM_ATTEMPT ?? 0) + 1;
}

export function freshAddress(url: string): string {
  return globalThis.NKM_ATTEMPT === undefined ? url : `${url}?attempt=${globalThis.NKM_ATTEMPT}`;
}
