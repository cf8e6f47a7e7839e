import { type Platform, STORAGE_KEYS } from '@nkm/platform';

type Needs = Pick<Platform, 'storage'>;

/** Products that are kept of a guest. */
const MOST_VIEWED = 20;

/** What was looked at in this browser, the newest first; signing in hands it to the account (spec 1 §4). */
export function readViewed({ storage }: Needs): number[] {
  return storage.read(STORAGE_KEYS.viewedProducts, isIdList) ?? [];
}

/** Puts a product on top of the list. */
export function noteViewed(platform: Needs, productId: number): void {
  const others = readViewed(platform).filter((id) => id !== productId);
  platform.storage.write(STORAGE_KEYS.viewedProducts, [productId, ...others].slice(0, MOST_VIEWED));
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0);
}
