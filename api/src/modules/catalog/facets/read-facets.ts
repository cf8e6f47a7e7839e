import type { Facets } from '@nkm/contracts';
import { type RawBuilder, sql } from 'kysely';
import { drawSample, type Sample } from '../draw-sample';
import { type Conditions, type FilterName, joinConditions } from '../filters/filter-conditions';
import type { Filters } from '../list-query';
import { countProducts } from '../count-products';
import { type Scope } from '../list-scope';
import type { ListSources } from '../list-sources';
import {
  type Counted,
  type CountedFacet,
  COUNTED,
  countFacets,
  readPriceRange,
  type ValueCounts,
} from './count-facets';
import { presentFacets, subcategoryValues } from './present-facets';

/** A sample with fewer products is too small; then all are counted, which are few. */
const ENOUGH = 40;
/** Matches of a search that are all counted; beyond that, only the popular ones. */
const MOST_MATCHES = 2000;

/** Facets that are counted together: all without a choice, or one with a choice. */
interface View {
  facets: CountedFacet[];
  where: RawBuilder<unknown>;
  key: string;
}

interface CountedView extends Counted {
  approximate: boolean;
}

/**
 * The facets of a scope (docs/rules.md "Filters and sorting"): each facet's counts follow all choices but its own.
 * Lists of up to 5,000 products are counted exactly. Longer ones are counted by a sample, and marked `approximate`.
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
    const counting = views.map((view) => countView(sources, scope, view, filters));
    const reading = readPrices(sources, scope, filters, conditions, counting[0]!);
    const [price, ...parts] = await Promise.all([reading, ...counting]);
    const counts = new Map(parts.flatMap((part) => [...part.counts]));
    const subcategories = subcategoryValues(
      tree,
      counts.get('category') ?? new Map(),
      filters.category,
      scope.categoryId,
    );
    return presentFacets(
      { counts, price, approximate: parts.some((part) => part.approximate) },
      filters,
      subcategories,
    );
  });
}

/** The first view follows all choices. */
function viewsOf(scope: Scope, filters: Filters, conditions: Conditions): View[] {
  const all = Object.keys(COUNTED) as CountedFacet[];
  const chosen = all.filter((facet) => conditions[facet as FilterName] !== undefined);
  const view = (except: FilterName | undefined, facets: CountedFacet[]) =>
    viewWithout(except, facets, scope, filters, conditions);
  const others = all.filter((facet) => !chosen.includes(facet));
  return [view(undefined, others), ...chosen.map((facet) => view(facet, [facet]))];
}

function viewWithout(
  except: FilterName | undefined,
  facets: CountedFacet[],
  { key, where }: Scope,
  filters: Filters,
  conditions: Conditions,
): View {
  const others =
    except === 'price' ? { price_min: undefined, price_max: undefined } : except && { [except]: undefined };
  return {
    facets,
    where: sql`${where} and ${joinConditions(conditions, except)}`,
    key: `${key} ${JSON.stringify({ ...filters, ...others })}`,
  };
}

async function countView(sources: ListSources, scope: Scope, view: View, chosen: Filters): Promise<CountedView> {
  const sample = scope.sample ? await popularOnes(sources, scope.sample, view) : await drawSample(sources, scope);
  if (sample !== null) {
    const counted = await countFacets(sources.db, sql`${view.where} and ${sample.where}`, view.facets, chosen);
    const counts = new Map([...counted.counts].map(([facet, values]) => [facet, scale(values, sample.factor)]));
    if (counted.products >= ENOUGH) return { ...counted, counts, approximate: true };
  }
  return { ...(await countFacets(sources.db, view.where, view.facets, chosen)), approximate: false };
}

async function popularOnes(sources: ListSources, popular: Sample, { key, where }: View): Promise<Sample | null> {
  const total = await countProducts(sources, { key: `${key} view`, where, narrowed: true });
  return total > MOST_MATCHES ? popular : null;
}

/** Prices follow all choices but their own. An index gives those of an unfiltered list. */
async function readPrices(
  sources: ListSources,
  scope: Scope,
  filters: Filters,
  conditions: Conditions,
  all: Promise<CountedView>,
) {
  const isWhole = Object.keys(conditions).every((name) => name === 'price');
  if (isWhole && (await all).approximate) return readPriceRange(sources.db, scope.where);
  if (conditions.price === undefined) return all;
  return countView(sources, scope, viewWithout('price', [], scope, filters, conditions), filters);
}

function scale(values: ValueCounts, factor: number): ValueCounts {
  return new Map([...values].map(([value, count]) => [value, Math.round(count * factor)]));
}
