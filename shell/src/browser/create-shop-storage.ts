import { STORAGE_KEYS } from '@nkm/platform';
import { createStorage, type WholeStorage } from '@nkm/platform/host';
import type { ToastStore } from '../app/toasts';
import { withDeferredCode } from './deferred-code';

/** Keys whose loss a shopper notices after a reload. */
const MISSED: readonly string[] = [STORAGE_KEYS.token, STORAGE_KEYS.cart, STORAGE_KEYS.wishlist];

/** Local storage that also works when full or blocked. A message warns when an important value is not stored. */
export function createShopStorage(toasts: ToastStore): WholeStorage {
  return createStorage(
    () => window.localStorage,
    window,
    (key) => MISSED.includes(key) && withDeferredCode(({ warnUnstored }) => warnUnstored(toasts)),
  );
}
