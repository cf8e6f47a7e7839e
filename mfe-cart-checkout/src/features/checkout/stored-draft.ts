import type { SafeStorage } from '@nkm/platform';
import { choose } from './choose';
import { DRAFT_KEY, EMPTY_DRAFT, isDraft } from './draft';
import { noteChoices } from './sync-state';

/** The coupon code of the next order, for code outside of React; null: none. */
export const storedCoupon = (storage: SafeStorage): string | null =>
  storage.read(DRAFT_KEY, isDraft)?.couponCode ?? null;

/** Stores a code that the server has accepted, also for the shopper's other devices. */
export function storeCoupon(storage: SafeStorage, couponCode: string): void {
  storage.write(DRAFT_KEY, choose(storage.read(DRAFT_KEY, isDraft) ?? EMPTY_DRAFT, { couponCode }));
  noteChoices(storage, ['couponCode']);
}
