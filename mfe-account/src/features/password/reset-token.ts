const KEY = 'password-reset-token';

/**
 * Keeps the token of a reset link for this tab, so that it can leave the address bar and a reload still works. Session
 * storage ends with the tab. Null forgets it.
 */
export function keepResetToken(token: string | null): void {
  try {
    if (token !== null) sessionStorage.setItem(KEY, token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the page itself still knows it, only a reload would lose it.
  }
}

export function restoreResetToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // blocked
  }
}
