import { type RawBuilder, sql } from 'kysely';
import type { Filters } from './list-query';
import type { ListSources } from './list-sources';

/** Which products are listed; conditions speak of `products` as `p`. */
export interface Scope {
  /** Names the scope among what is kept. */
  key: string;
  where: RawBuilder<unknown>;
  /** Of a category's own list: its subcategories are the facet "category". */
  categoryId?: number;
  /** Which of its products stand for all when there are too many to count, and for how many each; else a draw. */
  sample?: { where: RawBuilder<unknown>; factor: number };
}

/** A scope, or the part of it that somebody narrowed it to. */
export interface NarrowedScope extends Scope {
  narrowed: boolean;
}

/** Totals of lists that somebody narrowed are counted up to here: nobody turns five hundred pages. */
export const MOST_COUNTED = 10_000;

export const ALL_PRODUCTS: Scope = { key: 'all', where: sql`true` };

/** @param condition the filters as a condition */
export function narrow({ key, where }: Scope, filters: Filters, condition: RawBuilder<unknown>): NarrowedScope {
  if (Object.keys(filters).length === 0) return { key, where, narrowed: false };
  return { key: `${key} ${JSON.stringify(filters)}`, where: sql`${where} and ${condition}`, narrowed: true };
}

/** How many products a scope has; of a narrowed one 10,000 at most. */
export function countProducts(
  { db, counts }: Pick<ListSources, 'db' | 'counts'>,
  { key, where, narrowed }: NarrowedScope,
): Promise<number> {
  return counts.get(key, async () => {
    const products = sql`from products p where p.status = 'published' and ${where}`;
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total
      ${narrowed ? sql`from (select 1 ${products} limit ${MOST_COUNTED}) counted` : products}`.execute(db);
    return rows[0]?.total ?? 0;
  });
}
