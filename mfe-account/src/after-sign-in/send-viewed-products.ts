import { type Platform, STORAGE_KEYS } from '@nkm/platform';

/** Milliseconds that the sign-in waits at most, because a closing popup would abort the call. */
const PATIENCE = 3000;

/**
 * Adds the products that a guest viewed to the account (ACC-RULE-038). A failure does not stop the sign-in: the list
 * stays until the next one.
 */
export async function sendViewedProducts({ api, storage }: Pick<Platform, 'api' | 'storage'>): Promise<void> {
  const productIds = storage.read(STORAGE_KEYS.viewedProducts, isIdList) ?? [];
  if (productIds.length === 0) return;
  try {
    await api.post('/products/recent', { product_ids: productIds }, { background: true, timeoutMs: PATIENCE });
    storage.remove(STORAGE_KEYS.viewedProducts);
  } catch {
    // An older or unreachable server: see above.
  }
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0);
}
