import type { Facets } from '@nkm/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Conditions, type FilterName, joinConditions } from '../filters/filter-conditions';
import type { Filters } from '../list-query';
import { countProducts, MOST_COUNTED, type Scope } from '../list-scope';
import type { ListSources } from '../list-sources';
import type { ShelfTree } from '../shelf-tree';
import { type CountedFacet, COUNTED, countFacets, readPriceRange, type ValueCounts } from './count-facets';
import { presentFacets, shelfValues } from './present-facets';

/** Products of a long list that are looked at instead of all of them. */
const SAMPLE = 8000;
const DRAWS = 1024;

/** What is counted together: the facets in which nothing is chosen, or one in which something is. */
interface View {
  facets: CountedFacet[];
  where: RawBuilder<unknown>;
  key: string;
}

/**
 * The facets of a scope (decision "facets with counts"): each facet's counts follow all choices but its own. Up to
 * 10,000 products are counted one by one; of longer lists a sample, which is told (`approximate`).
 */
export function readFacets(
  sources: ListSources,
  scope: Scope,
  filters: Filters,
  conditions: Conditions,
): Promise<Facets> {
  return sources.facets.get(`${scope.key} ${JSON.stringify(filters)}`, async () => {
    const tree = await sources.tree();
    const views = viewsOf(scope, filters, conditions);
    const parts = await Promise.all(views.map((view) => countView(sources, scope, tree, view)));
    const price = await readPriceRange(sources.db, sql`${scope.where} and ${joinConditions(conditions, 'price')}`);
    const counts = new Map(parts.flatMap((part) => [...part.counts]));
    const shelves = shelfValues(tree, counts.get('category') ?? new Map(), filters.category, scope.categoryId);
    return presentFacets({ counts, price, approximate: parts.some((part) => part.approximate) }, filters, shelves);
  });
}

function viewsOf({ key, where }: Scope, filters: Filters, conditions: Conditions): View[] {
  const all = Object.keys(COUNTED) as CountedFacet[];
  const chosen = all.filter((facet) => conditions[facet as FilterName] !== undefined);
  const view = (facets: CountedFacet[], except?: FilterName): View => ({
    facets,
    where: sql`${where} and ${joinConditions(conditions, except)}`,
    key: `${key} ${JSON.stringify(except === undefined ? filters : { ...filters, [except]: undefined })}`,
  });
  const others = all.filter((facet) => !chosen.includes(facet));
  return [view(others), ...chosen.map((facet) => view([facet], facet))];
}

async function countView(sources: ListSources, scope: Scope, tree: ShelfTree, { facets, where, key }: View) {
  const total = await countProducts(sources, { key: `${key} view`, where, narrowed: true });
  if (total < MOST_COUNTED) return { counts: await countFacets(sources.db, where, facets), approximate: false };
  const sample = scope.sample ?? (await drawSample(sources, scope, tree));
  const counts = await countFacets(sources.db, sql`${where} and ${sample.where}`, facets);
  return { counts: new Map([...counts].map(([facet, values]) => [facet, scale(values, sample.factor)])), approximate: true }; // prettier-ignore
}

/** So many draws that about 8000 products of the whole scope are looked at. */
async function drawSample(sources: ListSources, scope: Scope, { subcategories }: ShelfTree) {
  const total = await countProducts(sources, { ...scope, narrowed: false });
  const draws = Math.min(DRAWS, Math.ceil((SAMPLE * DRAWS) / total));
  const { categoryId } = scope;
  const shelves = subcategories.filter((shelf) => categoryId === undefined || shelf.category_id === categoryId);
  // Named one by one, for the index begins with them.
  const ids = shelves.map(({ id }) => id);
  return { where: sql`p.draw < ${draws} and p.subcategory_id = any(${ids}::integer[])`, factor: DRAWS / draws };
}

function scale(values: ValueCounts, factor: number): ValueCounts {
  return new Map([...values].map(([value, count]) => [value, Math.round(count * factor)]));
}
