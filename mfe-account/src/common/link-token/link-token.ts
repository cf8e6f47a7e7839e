/** What a mailed link is for; each kind has its own place in the storage. */
export type LinkPurpose = 'password-reset' | 'email-change';

/**
 * Stores the token of a mailed link for this tab, so that the address bar need not contain it and a reload still works.
 * Session storage ends with the tab. Null clears it.
 */
export function keepLinkToken(purpose: LinkPurpose, token: string | null): void {
  try {
    if (token !== null) sessionStorage.setItem(`${purpose}-token`, token);
    else sessionStorage.removeItem(`${purpose}-token`);
  } catch {
    // Blocked or full: the page still has it, but a reload would lose it.
  }
}

export function restoreLinkToken(purpose: LinkPurpose): string | null {
  try {
    return sessionStorage.getItem(`${purpose}-token`);
  } catch {
    return null; // blocked
  }
}
