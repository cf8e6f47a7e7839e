import { tabStorage } from '@nkm/platform/stored';

/** What a mailed link is for; each kind has its own place in the storage. */
export type LinkPurpose = 'password-reset' | 'email-change' | 'verification' | 'email-undo';

/**
 * Stores the token of a mailed link for this tab, so that the address bar need not contain it and a reload still works.
 * Session storage ends with the tab. Null clears it.
 */
export function keepLinkToken(purpose: LinkPurpose, token: string | null): void {
  tabStorage.set(`${purpose}-token`, token);
}

export function restoreLinkToken(purpose: LinkPurpose): string | null {
  return tabStorage.get(`${purpose}-token`);
}
