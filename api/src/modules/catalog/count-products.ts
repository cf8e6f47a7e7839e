import { type RawBuilder, sql } from 'kysely';
import { countScope, countWhere } from './count-scope';
import { drawSample } from './draw-sample';
import type { NarrowedScope, Scope } from './list-scope';
import type { ListSources } from './list-sources';

/** Totals of filtered lists are counted up to here: shoppers do not open five hundred pages. */
export const MOST_COUNTED = 10_000;

/** Confidence of a sample's estimate, in standard deviations. */
const SURE = 3;

/** Number of products in a scope; at most 10,000 for a filtered one. */
export function countProducts(
  sources: Pick<ListSources, 'db' | 'counts' | 'tree'>,
  { key, where, narrowed, whole }: NarrowedScope,
): Promise<number> {
  if (!narrowed) return countScope(sources, { key, where });
  return sources.counts.get(key, async () => {
    if (whole !== undefined && (await areVeryMany(sources, whole, where))) return MOST_COUNTED;
    return countWhere(sources, where, MOST_COUNTED);
  });
}

/** Number of products in a scope, counted up to `most`. */
export const countUpTo = (sources: Pick<ListSources, 'db'>, { where }: NarrowedScope, most: number): Promise<number> =>
  countWhere(sources, where, most);

/** Whether a sample shows with confidence that more than MOST_COUNTED products are left. */
async function areVeryMany(
  sources: Pick<ListSources, 'db' | 'counts' | 'tree'>,
  whole: Scope,
  where: RawBuilder<unknown>,
): Promise<boolean> {
  // A list that is hardly longer is counted directly, because few filters leave that many of it.
  if ((await countScope(sources, whole)) <= 2 * MOST_COUNTED) return false;
  const sample = await drawSample(sources, whole);
  if (sample === null) return false;
  const found = await countWhere(sources, sql`${where} and ${sample.where}`);
  return sample.factor * (found - SURE * Math.sqrt(found)) > MOST_COUNTED;
}
