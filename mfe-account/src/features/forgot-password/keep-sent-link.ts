import type { SentLink } from './request-link';

const KEY = 'sent-reset-link';

/** Stores the sent link for this tab, because a phone can reload the page in the background. Null clears it. */
export function keepSentLink(sent: SentLink | null): void {
  try {
    if (sent) sessionStorage.setItem(KEY, JSON.stringify(sent));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the open dialog still has it.
  }
}

/** The link that this tab requested, until the shopper can request another one. */
export function restoreSentLink(now: number): SentLink | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSentLink(kept) && kept.resendAt > now ? kept : null;
  } catch {
    return null; // blocked or invalid
  }
}

function isSentLink(value: unknown): value is SentLink {
  if (typeof value !== 'object' || value === null) return false;
  const { email, message, resendAt } = value as Record<string, unknown>;
  return typeof email === 'string' && typeof message === 'string' && Number.isFinite(resendAt);
}
