import type { TrendingCategory } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** GET /categories/trending: the coupons by category (CART-CALL-015). Rejects with `ApiError`. */
export async function loadCategories({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<TrendingCategory[]> {
  return (await api.get<{ data: TrendingCategory[] }>('/categories/trending', { signal })).data;
}
