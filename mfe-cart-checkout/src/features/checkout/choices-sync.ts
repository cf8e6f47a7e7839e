import type { CheckoutChoices } from '@nkm/contracts';
import { ApiError, type Platform, type SafeStorage } from '@nkm/platform';
import { type CheckoutDraft, DRAFT_KEY, EMPTY_DRAFT, isDraft } from './draft';
import { choicesToSend, isStoredChoices, takeChoices } from './shared-choices';
import { readState, type SharedChoice, type SyncState, writeState } from './sync-state';

/** The server accepts no older choice. */
const MOST_AGE_MS = 365 * 86_400_000;

/**
 * Sends the unsent choices, or asks for those of another device. A failure loses nothing: the next call does the same.
 * @param isCurrent false once the page or the shopper has gone; the answer is then ignored
 * @returns the change of the draft; null: none
 */
export async function syncChoices(
  { api, storage }: Pick<Platform, 'api' | 'storage'>,
  isCurrent: () => boolean,
): Promise<((draft: CheckoutDraft) => CheckoutDraft) | null> {
  const before = readState(storage);
  let stored: unknown;
  try {
    stored = await exchange(api, storage.read(DRAFT_KEY, isDraft) ?? EMPTY_DRAFT, before);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
  const now = readState(storage);
  if (!isCurrent() || !isAnswer(stored) || isOutdated(stored, before, now)) return null;
  const unsent = now.chosenAt === before.chosenAt ? [] : now.unsent;
  writeState(storage, { ...now, unsent, takenAt: stored?.chosen_at ?? null });
  if (stored === null) return isOrdered(storage, before, unsent) ? () => EMPTY_DRAFT : null;
  return stored.chosen_at === before.takenAt ? null : (draft) => takeChoices(draft, stored, unsent);
}

async function exchange(api: Platform['api'], draft: CheckoutDraft, { unsent, chosenAt }: SyncState) {
  const background = { background: true };
  const age = Math.min(Math.max(Date.now() - chosenAt, 0), MOST_AGE_MS);
  const { data } =
    unsent.length > 0
      ? await api.patch<{ data: unknown }>(
          '/checkout/choices',
          { ...choicesToSend(draft, unsent), age_ms: age },
          background,
        )
      : await api.get<{ data: unknown }>('/checkout/choices', background);
  return data;
}

/** Null: the server has no choices. */
const isAnswer = (stored: unknown): stored is CheckoutChoices | null => stored === null || isStoredChoices(stored);

/** A newer answer came first. */
const isOutdated = (stored: CheckoutChoices | null, before: SyncState, now: SyncState): boolean =>
  now.takenAt !== before.takenAt && (stored === null || (now.takenAt !== null && stored.chosen_at < now.takenAt));

/**
 * Another device has ordered with the choices that this one had, too. An attempt of this device to order needs its
 * draft, even when the answer got lost.
 */
const isOrdered = (storage: SafeStorage, before: SyncState, unsent: readonly SharedChoice[]): boolean =>
  before.takenAt !== null && unsent.length === 0 && storage.get('payment-attempt') === null;
