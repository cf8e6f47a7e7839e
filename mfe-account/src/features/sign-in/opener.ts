import type { User } from '@nkm/contracts';

/** What the popup tells the window that opened it. The token is not in it: both read the same storage. */
export interface SignedInMessage {
  type: 'nkm:signed-in';
  profile: User;
}

/** The window of this shop that opened this one as a popup, while it is still there; else null. */
export function openerOfShop(popup: Window = window): Window | null {
  try {
    const opener = popup.opener as Window | null;
    if (!opener || opener === popup || opener.closed) return null;
    return opener.location.origin === popup.location.origin ? opener : null;
  } catch {
    return null; // a window of another origin refuses to be looked at
  }
}

/** Tells the opener who signed in; its shell goes on from there (spec 1 §4). */
export function tellOpener(opener: Window, profile: User): void {
  const message: SignedInMessage = { type: 'nkm:signed-in', profile };
  opener.postMessage(message, window.location.origin);
}
