import { hasFeature, type ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../../products/card';

/** Products bought together with a product (our endpoint); none from a server without this data. */
export async function getAlsoBought(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  productId: number,
  signal: AbortSignal,
): Promise<CardData[]> {
  if (!hasFeature(settings, 'also-bought')) return [];
  const { data } = await api.get<{ data: ProductCard[] }>(`/products/${productId}/also-bought`, {
    signal,
    background: true,
  });
  return data.map(pickCard);
}
