import type { AddressValues } from './address-values';

/**
 * Stores what the shopper typed for this tab, so that a reload or a failure loses nothing. Session storage ends with
 * the tab, so that the next person on a shared device finds no address there. Null clears it.
 */
export function keepDraft(key: string, values: AddressValues | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: the form still has the values, but a reload would lose them.
  }
}

/** The stored values of this tab, or null. */
export function restoreDraft(key: string): AddressValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null; // blocked or invalid
  }
}

/** Each address of each shopper has a draft of its own. */
export const draftKey = (userId: number, addressId: number | undefined): string =>
  `draft:address:${userId}:${addressId ?? 'new'}`;

const TEXTS = ['other_names', 'surname', 'address', 'landmark', 'city', 'post_code', 'phone'] as const;

function isDraft(value: unknown): value is AddressValues {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  const isId = (id: unknown) => id === null || Number.isSafeInteger(id);
  return (
    TEXTS.every((name) => typeof draft[name] === 'string') &&
    (draft.type === 'Delivery' || draft.type === 'Billing') &&
    isId(draft.state) &&
    isId(draft.lga) &&
    typeof draft.is_default === 'boolean'
  );
}
