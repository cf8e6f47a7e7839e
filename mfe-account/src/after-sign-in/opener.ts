import type { User } from '@nkm/contracts';

/** The message from the popup to its opener. It contains no token, because both read the same storage. */
export interface SignedInMessage {
  type: 'nkm:signed-in';
  profile: User;
}

/** The window of this shop that opened this popup; null when there is none or it is closed. */
export function openerOfShop(popup: Window = window): Window | null {
  try {
    const opener = popup.opener as Window | null;
    if (!opener || opener === popup || opener.closed) return null;
    return opener.location.origin === popup.location.origin ? opener : null;
  } catch {
    return null; // the opener has another origin
  }
}

/** Notifies the opener of the sign-in; its shell continues from there (ACC-RULE-005). */
export function tellOpener(opener: Window, profile: User): void {
  const message: SignedInMessage = { type: 'nkm:signed-in', profile };
  opener.postMessage(message, window.location.origin);
}
