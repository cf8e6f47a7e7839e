import { type FacetedPage, NotFound, type ProductCard } from '@nkm/contracts';
import { ApiError, type Platform, type RequestOptions } from '@nkm/platform';

export interface CategoryPage extends FacetedPage<ProductCard> {
  title: string;
  slug: string;
  /** The category itself, or the parent of a subcategory (our addition). */
  category?: { title: string; slug: string };
}

/** One page of a category or subcategory (CAT-CALL-002). @throws NotFound for an unknown slug */
export async function getCategoryPage(
  { api }: Pick<Platform, 'api'>,
  slug: string,
  query: NonNullable<RequestOptions['query']>,
  signal: AbortSignal,
): Promise<CategoryPage> {
  try {
    return await api.get<CategoryPage>(`/subcategories/${encodeURIComponent(slug)}`, { query, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new NotFound(`No category ${slug}`);
    throw error;
  }
}
