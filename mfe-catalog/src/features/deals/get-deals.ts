import type { ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** The newest deals (CAT-CALL-017); a server without `perPage` support sends more than the page shows. */
export async function getDeals(
  { api }: Pick<Platform, 'api'>,
  most: number,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const { data } = await api.get<{ data?: ProductCard[] }>('/deals', { query: { perPage: most }, signal });
  return (data ?? []).slice(0, most);
}
