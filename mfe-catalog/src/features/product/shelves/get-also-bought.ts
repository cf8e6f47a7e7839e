import type { ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../../products/card';

/** What was bought together with a product; none from a server that does not count it (ours). */
export async function getAlsoBought(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  productId: number,
  signal: AbortSignal,
): Promise<CardData[]> {
  if (!settings.capabilities.includes('also-bought')) return [];
  const { data } = await api.get<{ data: ProductCard[] }>(`/products/${productId}/also-bought`, {
    signal,
    background: true,
  });
  return data.map(pickCard);
}
