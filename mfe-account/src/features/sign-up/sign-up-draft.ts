import type { Registration } from './check-registration';

const KEY = 'draft:sign-up';

/** The stored values of the form, without the password. */
export type Draft = Pick<Registration, 'surname' | 'other_names' | 'email' | 'news' | 'terms'>;

export const EMPTY_DRAFT: Draft = { surname: '', other_names: '', email: '', news: false, terms: false };

/**
 * Stores the values for this tab, so that a reload loses nothing. Session storage ends with the tab, so that the next
 * person on a shared device finds no name there. Null clears it.
 */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the form still has the values, but a reload would lose them.
  }
}

/** The values of this tab before a reload. */
export function restoreDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) ? kept : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT; // blocked or invalid
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) => typeof draft[name] === typeof empty);
}
