import type { User } from '@nkm/contracts';
import type { AllowedSite } from './allowed-site';

/** Milliseconds before the window closes (ACC-CONST-005). */
const CLOSE_AFTER_MS = 1_000;

/** The message needs this time to reach a page in another process; a page that is left does not receive it. */
export const CONTINUE_AFTER_MS = 200;

/** The message to the other site. */
export interface AuthorisedMessage {
  type: 'nkm:authorised';
  token: string;
  profile: User;
}

/** The window of another site that opened this one, or null. Its address and contents are hidden. */
export function foreignOpener(popup: Window = window): Window | null {
  const opener = popup.opener as Window | null;
  return opener && !opener.closed && opener !== popup ? opener : null;
}

/**
 * Gives the session to the site that opened this window, continues there and closes this window (ACC-RULE-002). The
 * browser delivers the message only to a page of the site's origin.
 */
export function handOver(
  opener: Pick<Window, 'postMessage' | 'location'>,
  { origin, href }: AllowedSite,
  { token, profile }: { token: string; profile: User },
): void {
  opener.postMessage({ type: 'nkm:authorised', token, profile } satisfies AuthorisedMessage, origin);
  setTimeout(() => (opener.location.href = href), CONTINUE_AFTER_MS);
  setTimeout(() => window.close(), CLOSE_AFTER_MS);
}
