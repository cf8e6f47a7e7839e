import { type RawBuilder, sql } from 'kysely';
import { countProducts, type Scope } from './list-scope';
import type { ListSources } from './list-sources';

/** Products up to which a list is looked at as a whole: twice as many take twice as long. */
const MOST_LOOKED_AT = 5000;
/** Products of a longer list that are looked at instead of all of them. */
const SAMPLE = 3500;
const DRAWS = 1024;

export interface Sample {
  /** Condition for the products of the sample. */
  where: RawBuilder<unknown>;
  /** Each stands for so many. */
  factor: number;
}

/** So many draws that about 3500 products of the scope are looked at; null when all of it can be. */
export async function drawSample(
  sources: Pick<ListSources, 'db' | 'counts' | 'tree'>,
  scope: Scope,
): Promise<Sample | null> {
  const total = await countProducts(sources, { ...scope, narrowed: false });
  if (total <= MOST_LOOKED_AT) return null;
  const draws = Math.min(DRAWS, Math.ceil((SAMPLE * DRAWS) / total));
  const { subcategories } = await sources.tree();
  const { categoryId } = scope;
  // Named one by one, for the index begins with them.
  const ids = subcategories.filter((shelf) => categoryId === undefined || shelf.category_id === categoryId).map(({ id }) => id); // prettier-ignore
  return { where: sql`p.draw < ${draws} and p.subcategory_id = any(${ids}::integer[])`, factor: DRAWS / draws };
}
