const KEY = 'reloaded-at';
/** Milliseconds within which the same tab does not reload again. */
const PAUSE_MS = 30_000;

/**
 * Reloads the page, unless this tab has just done so. Never reloads when storage is blocked, because a reload loop is
 * worse than an outdated page. Returns false when the page stays.
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
