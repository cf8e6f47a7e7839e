import { type Platform, STORAGE_KEYS } from '@nkm/platform';

/** Milliseconds that signing in waits for this at most: a popup that closes would cut the call off. */
const PATIENCE = 3000;

/**
 * Hands the products that were looked at as a guest to the account (spec 1 §4). Not worth failing a sign-in for: on
 * failure the list stays and goes with the next one.
 */
export async function sendViewedProducts({
  api,
  storage,
  settings,
}: Pick<Platform, 'api' | 'storage' | 'settings'>): Promise<void> {
  if (!keepsViewedProducts(settings.capabilities)) return;
  const productIds = storage.read(STORAGE_KEYS.viewedProducts, isIdList) ?? [];
  if (productIds.length === 0) return;
  try {
    await api.post('/products/recent', { product_ids: productIds }, { background: true, timeoutMs: PATIENCE });
    storage.remove(STORAGE_KEYS.viewedProducts);
  } catch {
    // An older server, or none in reach: see above.
  }
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0);
}

/** The call is a documented one: only a server that lists what it has, and not this, lacks it. */
function keepsViewedProducts(capabilities: readonly string[]): boolean {
  return capabilities.length === 0 || capabilities.includes('recent-products');
}
