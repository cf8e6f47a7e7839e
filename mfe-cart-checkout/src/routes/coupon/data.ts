import type { LoadArguments, TrendingCategory } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadCategories } from '../../features/coupons/load-categories';

export interface Data {
  categories: TrendingCategory[];
}

export async function load({ platform, signal }: LoadArguments<Platform>): Promise<Data> {
  return { categories: await loadCategories(platform, signal) };
}
