/** Runs when the browser is idle, after at most `latest` milliseconds. */
export function whenIdle(run: () => void, latest = 3000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, 200);
}
