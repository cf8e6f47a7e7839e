import type { Category } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** The categories with their subcategories (spec 1 §7). */
export async function getCategories({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<Category[]> {
  const { data } = await api.get<{ data: Category[] }>('/subcategories', { signal });
  return data;
}
