import { tabStorage } from '@nkm/platform/stored';
import type { Registration } from './check-registration';

const KEY = 'draft:sign-up';

/** The stored values of the form, without the password. */
export type Draft = Pick<Registration, 'surname' | 'other_names' | 'email' | 'news' | 'terms'>;

const EMPTY_DRAFT: Draft = { surname: '', other_names: '', email: '', news: false, terms: false };

/**
 * Stores the values for this tab, so that a reload loses nothing. Session storage ends with the tab, so that the next
 * person on a shared device finds no name there. Null clears it.
 */
export function keepDraft(draft: Draft | null): void {
  tabStorage.write(KEY, draft);
}

/** The values of this tab before a reload. */
export function restoreDraft(): Draft {
  const kept = tabStorage.read(KEY);
  return isDraft(kept) ? kept : EMPTY_DRAFT;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) => typeof draft[name] === typeof empty);
}
