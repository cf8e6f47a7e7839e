import type { Page, ProductCard } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { type CardData, pickCard } from '../../products/card';
import type { KidsSource } from './kids-categories';

/** Number of products under one heading. */
export const PER_HEADING = 8;

/** The products of a heading, from a subcategory or a search. */
export async function getKidsProducts(
  { api }: Pick<Platform, 'api'>,
  source: KidsSource,
  signal: AbortSignal,
): Promise<CardData[]> {
  const [path, query] =
    'category' in source ? [`/subcategories/${source.category}`, {}] : ['/products/search', { q: source.search }];
  const { data } = await api.get<Page<ProductCard>>(path, { query: { ...query, perPage: PER_HEADING }, signal });
  return data.slice(0, PER_HEADING).map(pickCard);
}
