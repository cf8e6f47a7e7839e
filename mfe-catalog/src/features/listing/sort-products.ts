import { averageRating, type ProductCard } from '@nkm/contracts';
import type { Sort } from './sorts';

type Sortable = Pick<ProductCard, 'created_at' | 'stars' | 'star_summary' | 'selling_price'>;

const BY: Record<Sort, (a: Sortable, b: Sortable) => number> = {
  relevance: () => 0,
  latest: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  popularity: (a, b) => b.stars - a.stars,
  rating: (a, b) => averageRating(b.star_summary) - averageRating(a.star_summary),
  price_asc: (a, b) => a.selling_price - b.selling_price,
  price_desc: (a, b) => b.selling_price - a.selling_price,
};

/** Sorts the loaded page, for a server that does not sort (CAT-RULE-002); ties keep the server's order. */
export function sortProducts<P extends Sortable>(products: readonly P[], sort: Sort): P[] {
  return [...products].sort(BY[sort]);
}
