import { tabStorage } from '@nkm/platform/stored';
import type { AddressValues } from './address-values';

/**
 * Stores what the shopper typed for this tab, so that a reload or a failure loses nothing. Session storage ends with
 * the tab, so that the next person on a shared device finds no address there. Null clears it.
 */
export function keepDraft(key: DraftKey, values: AddressValues | null): void {
  tabStorage.write(key, values);
}

/** The stored values of this tab, or null. */
export function restoreDraft(key: DraftKey): AddressValues | null {
  const kept = tabStorage.read(key);
  return isDraft(kept) ? kept : null;
}

type DraftKey = `draft:address:${string}`;

/** Each address of each shopper has a separate draft. */
export const draftKey = (userId: number, addressId: number | undefined): DraftKey =>
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
