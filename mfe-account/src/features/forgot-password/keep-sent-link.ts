import { tabStorage } from '@nkm/platform/stored';
import type { SentLink } from './request-link';

const KEY = 'sent-reset-link';

/** Stores the sent link for this tab, because a phone can reload the page in the background. Null clears it. */
export function keepSentLink(sent: SentLink | null): void {
  tabStorage.write(KEY, sent);
}

/** The link that this tab requested, until the shopper can request another one. */
export function restoreSentLink(now: number): SentLink | null {
  const kept = tabStorage.read(KEY);
  return isSentLink(kept) && kept.resendAt > now ? kept : null;
}

function isSentLink(value: unknown): value is SentLink {
  if (typeof value !== 'object' || value === null) return false;
  const { email, message, resendAt } = value as Record<string, unknown>;
  return typeof email === 'string' && typeof message === 'string' && Number.isFinite(resendAt);
}
