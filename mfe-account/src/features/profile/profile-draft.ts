import { tabStorage } from '@nkm/platform/stored';
import { FIELDS, type ProfileField, type ProfileValues } from './check-profile';

const KEY = 'draft:profile';

/** What the shopper has changed and not saved. */
export type Draft = Partial<ProfileValues>;

/**
 * Stores changes for this tab and account, so that a reload loses nothing. Session storage ends with the tab, so that
 * the next person on a shared device finds nothing there. An empty draft clears it.
 */
export function keepDraft(userId: number, draft: Draft): void {
  tabStorage.write(KEY, Object.keys(draft).length > 0 ? { userId, draft } : null);
}

/** The changes of this tab before a reload, if they belong to this account. */
export function restoreDraft(userId: number): Draft {
  const kept = tabStorage.read(KEY) as { userId?: unknown; draft?: unknown } | null;
  if (kept?.userId !== userId || typeof kept.draft !== 'object' || kept.draft === null) return {};
  const known = Object.entries(kept.draft).filter(
    ([name, value]) => FIELDS.includes(name as ProfileField) && typeof value === 'string',
  );
  return Object.fromEntries(known);
}
