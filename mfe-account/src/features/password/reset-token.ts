const KEY = 'password-reset-token';

/**
 * Stores the token of a reset link for this tab, so that the address bar need not contain it and a reload still works.
 * Session storage ends with the tab. Null clears it.
 */
export function keepResetToken(token: string | null): void {
  try {
    if (token !== null) sessionStorage.setItem(KEY, token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the page still has it, but a reload would lose it.
  }
}

export function restoreResetToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // blocked
  }
}
