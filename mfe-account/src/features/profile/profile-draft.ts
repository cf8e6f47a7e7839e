import { FIELDS, type ProfileField, type ProfileValues } from './check-profile';

const KEY = 'draft:profile';

/** What the shopper has changed and not saved. */
export type Draft = Partial<ProfileValues>;

/**
 * Stores changes for this tab and account, so that a reload loses nothing. Session storage ends with the tab, so that
 * the next person on a shared device finds nothing there. An empty draft clears it.
 */
export function keepDraft(userId: number, draft: Draft): void {
  try {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(KEY, JSON.stringify({ userId, draft }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the form still has the values, but a reload would lose them.
  }
}

/** The changes of this tab before a reload, if they belong to this account. */
export function restoreDraft(userId: number): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { userId?: unknown; draft?: unknown } | null;
    if (kept?.userId !== userId || typeof kept.draft !== 'object' || kept.draft === null) return {};
    const known = Object.entries(kept.draft).filter(
      ([name, value]) => FIELDS.includes(name as ProfileField) && typeof value === 'string',
    );
    return Object.fromEntries(known);
  } catch {
    return {}; // blocked or invalid
  }
}
