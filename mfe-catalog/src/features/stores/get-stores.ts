import type { StoreListItem } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** All stores (CAT-CALL-019). */
export async function getStores({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<StoreListItem[]> {
  const { data } = await api.get<{ data?: StoreListItem[] }>('/users/vendors', { signal });
  return data ?? [];
}
