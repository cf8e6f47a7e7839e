import type { Brand } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Every brand that has products (our endpoint); null when the server lacks it. */
export async function getBrands(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  signal: AbortSignal,
): Promise<Brand[] | null> {
  if (!settings.capabilities.includes('brands')) return null;
  const { data } = await api.get<{ data?: Brand[] }>('/brands', { signal });
  return data ?? [];
}
