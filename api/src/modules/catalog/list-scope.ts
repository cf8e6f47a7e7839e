import { type RawBuilder, sql } from 'kysely';
import type { Filters } from './list-query';
import { drawSample } from './draw-sample';
import type { ListSources } from './list-sources';

/** Which products are listed; conditions speak of `products` as `p`. */
export interface Scope {
  /** Names the scope among what is kept. */
  key: string;
  where: RawBuilder<unknown>;
  /** Of a category's own list: its subcategories are the facet "category". */
  categoryId?: number;
  /** Of a subcategory's own list. */
  subcategoryId?: number;
  /** Which of its products stand for all when there are too many to count, and for how many each; else a draw. */
  sample?: { where: RawBuilder<unknown>; factor: number };
}

/** A scope, or the part of it that somebody narrowed it to. */
export interface NarrowedScope extends Scope {
  narrowed: boolean;
  /** What was narrowed, where a sample of it can tell that very many are left. */
  whole?: Scope;
}

/** Totals of lists that somebody narrowed are counted up to here: nobody turns five hundred pages. */
export const MOST_COUNTED = 10_000;

/** Standard deviations of a draw. */
const SURE = 3;

export const ALL_PRODUCTS: Scope = { key: 'all', where: sql`true` };

/** @param condition the filters as a condition */
export function narrow(whole: Scope, filters: Filters, condition: RawBuilder<unknown>): NarrowedScope {
  const { key, where } = whole;
  if (Object.keys(filters).length === 0) return { key, where, narrowed: false };
  return { key: `${key} ${JSON.stringify(filters)}`, where: sql`${where} and ${condition}`, narrowed: true, whole };
}

/** How many products a scope has; of a narrowed one 10,000 at most. */
export function countProducts(
  sources: Pick<ListSources, 'db' | 'counts' | 'tree'>,
  { key, where, narrowed, whole }: NarrowedScope,
): Promise<number> {
  return sources.counts.get(key, async () => {
    if (!narrowed) return count(sources, where);
    return whole !== undefined && (await areVeryMany(sources, whole, where)) ? MOST_COUNTED : count(sources, where, MOST_COUNTED); // prettier-ignore
  });
}

/** How many products a scope has, as far as somebody has to know: the count ends there. */
export const countUpTo = (sources: Pick<ListSources, 'db'>, { where }: NarrowedScope, most: number): Promise<number> =>
  count(sources, where, most);

/** Whether a sample leaves no doubt that more than can be told are left. */
async function areVeryMany(
  sources: Pick<ListSources, 'db' | 'counts' | 'tree'>,
  whole: Scope,
  where: RawBuilder<unknown>,
): Promise<boolean> {
  // Of a list that is hardly longer, few filters leave so many: it is counted at once.
  if ((await countProducts(sources, { ...whole, narrowed: false })) <= 2 * MOST_COUNTED) return false;
  const sample = await drawSample(sources, whole);
  if (sample === null) return false;
  const found = await count(sources, sql`${where} and ${sample.where}`);
  return sample.factor * (found - SURE * Math.sqrt(found)) > MOST_COUNTED;
}

async function count({ db }: Pick<ListSources, 'db'>, where: RawBuilder<unknown>, most?: number): Promise<number> {
  const products = sql`from products p where p.status = 'published' and ${where}`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    ${most === undefined ? products : sql`from (select 1 ${products} limit ${most}) counted`}`.execute(db);
  return rows[0]?.total ?? 0;
}
