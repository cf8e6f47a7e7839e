const LONGEST_WAIT_MS = 1_000;

/**
 * Loads a deferred part before its page appears, so that nothing moves on it, and waits a second at most. Never
 * rejects: the part reports a failure.
 */
export function loadFirst(part: { load: () => Promise<unknown> }): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([part.load().catch(() => undefined), late]);
}
