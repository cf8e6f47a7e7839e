import type { LoadArguments, TrendingCategory } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

export interface Data {
  categories: TrendingCategory[];
}

/** GET /categories/trending: the coupons by category (CART-CALL-015). */
export async function load({ platform: { api }, signal }: LoadArguments<Platform>): Promise<Data> {
  const { data } = await api.get<{ data: TrendingCategory[] }>('/categories/trending', { signal });
  return { categories: data };
}
