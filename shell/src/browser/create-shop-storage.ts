import { type SafeStorage, STORAGE_KEYS } from '@nkm/platform';
import { createStorage } from '@nkm/platform/host';
import type { ToastStore } from '../app/toasts';
import { withLater } from './load-later';

/** What a shopper would miss after a reload. */
const MISSED: readonly string[] = [STORAGE_KEYS.token, STORAGE_KEYS.cart, STORAGE_KEYS.wishlist];

/** Local storage, full or blocked or not; the shopper is told when it does not keep what matters to them. */
export function createShopStorage(toasts: ToastStore): SafeStorage {
  return createStorage(
    () => window.localStorage,
    window,
    (key) => MISSED.includes(key) && withLater(({ tellUnkept }) => tellUnkept(toasts)),
  );
}
