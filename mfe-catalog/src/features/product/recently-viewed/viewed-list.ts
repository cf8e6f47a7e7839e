import { type Platform, STORAGE_KEYS } from '@nkm/platform';

type Needs = Pick<Platform, 'storage'>;

/** Maximum number of stored products of a guest. */
const MOST_VIEWED = 20;

/** Ids of the products viewed in this browser, newest first; sign-in sends them to the account (ACC-RULE-038). */
export function readViewed({ storage }: Needs): number[] {
  return storage.read(STORAGE_KEYS.viewedProducts, isIdList) ?? [];
}

/** Moves a product to the top of the list. */
export function noteViewed(platform: Needs, productId: number): void {
  const others = readViewed(platform).filter((id) => id !== productId);
  platform.storage.write(STORAGE_KEYS.viewedProducts, [productId, ...others].slice(0, MOST_VIEWED));
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0);
}
