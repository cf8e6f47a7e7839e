const KEY = 'continue-path';

/**
 * Stores for this tab the page from which the shopper was sent to verify the phone, because the verification leads to
 * the profile (spec 1 §2.6). Null clears it.
 */
export function keepContinuePath(path: string | null): void {
  try {
    if (path !== null) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the shopper finds the page again by the menu.
  }
}

export function restoreContinuePath(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // blocked
  }
}
