import type { SentLink } from './request-link';

const KEY = 'sent-reset-link';

/** Keeps for this tab that a link was sent: a phone may reload the page while the mail is read. Null forgets it. */
export function keepSentLink(sent: SentLink | null): void {
  try {
    if (sent) sessionStorage.setItem(KEY, JSON.stringify(sent));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the dialog itself still knows it.
  }
}

/** The link that this tab asked for, while no other can be asked for. */
export function restoreSentLink(now: number): SentLink | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSentLink(kept) && kept.resendAt > now ? kept : null;
  } catch {
    return null; // blocked, or not ours
  }
}

function isSentLink(value: unknown): value is SentLink {
  if (typeof value !== 'object' || value === null) return false;
  const { email, message, resendAt } = value as Record<string, unknown>;
  return typeof email === 'string' && typeof message === 'string' && Number.isFinite(resendAt);
}
