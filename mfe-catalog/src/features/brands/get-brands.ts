import { type Brand, hasFeature } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Every brand that has products (our endpoint); null when the server lacks it. */
export async function getBrands(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  signal: AbortSignal,
): Promise<Brand[] | null> {
  if (!hasFeature(settings, 'brands')) return null;
  const { data } = await api.get<{ data?: Brand[] }>('/brands', { signal });
  return data ?? [];
}
