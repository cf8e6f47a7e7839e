declare global {
  /** The loaders in the slices' builds read it too. */
  var NKM_ATTEMPT: number | undefined;
}

/**
 * Browsers cache failures: a failed preload answers the next request for its file, and a damaged file counts as
 * immutable. So after the first failure, files are requested under another address.
 */
export function beginAttempt(): void {
  globalThis.NKM_ATTEMPT = (globalThis.NKM_ATTEMPT ?? 0) + 1;
}

export function freshAddress(url: string): string {
  return globalThis.NKM_ATTEMPT === undefined ? url : `${url}?attempt=${globalThis.NKM_ATTEMPT}`;
}
