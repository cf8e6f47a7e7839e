import { type RawBuilder, sql } from 'kysely';
import { countScope } from './count-scope';
import type { Scope } from './list-scope';
import type { ListSources } from './list-sources';

/** Longest list that is read as a whole; the time grows with the number of products. */
const MOST_LOOKED_AT = 5000;
/** Sample size for a longer list. */
const SAMPLE = 3500;
const DRAWS = 1024;

export interface Sample {
  /** Condition for the products of the sample. */
  where: RawBuilder<unknown>;
  /** How many products each one represents. */
  factor: number;
}

/** A sample of about 3500 products of the scope; null when the whole scope is short enough. */
export async function drawSample(
  sources: Pick<ListSources, 'db' | 'counts' | 'tree'>,
  scope: Scope,
): Promise<Sample | null> {
  const total = await countScope(sources, scope);
  if (total <= MOST_LOOKED_AT) return null;
  const draws = Math.min(DRAWS, Math.ceil((SAMPLE * DRAWS) / total));
  const { subcategories } = await sources.tree();
  const { categoryId } = scope;
  // Lists the subcategories one by one, because the index begins with that column.
  const ids = subcategories
    .filter((subcategory) => categoryId === undefined || subcategory.category_id === categoryId)
    .map(({ id }) => id);
  return { where: sql`p.draw < ${draws} and p.subcategory_id = any(${ids}::integer[])`, factor: DRAWS / draws };
}
