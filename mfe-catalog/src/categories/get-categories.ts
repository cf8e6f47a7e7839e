import type { Category } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** A category with its subcategories, reduced to the data for links. */
export interface CategoryLinks {
  title: string;
  slug: string;
  subcategories: { title: string; slug: string }[];
}

/** The categories with their subcategories (CAT-CALL-001). */
export async function getCategories({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<CategoryLinks[]> {
  const { data } = await api.get<{ data: Category[] }>('/subcategories', { signal });
  return data.map(({ title, slug, subcategories }) => ({
    title,
    slug,
    subcategories: (subcategories ?? []).map((one) => ({ title: one.title, slug: one.slug })),
  }));
}
