const KEY = 'reloaded-at';
/** Milliseconds within which a second reload of the same tab would cure nothing that the first did not. */
const PAUSE_MS = 30_000;

/**
 * Loads the page again, unless we did so a moment ago in this tab. Where that cannot be remembered, never: a page that
 * loads itself again and again is worse than one that is out of date. False when it stays.
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
