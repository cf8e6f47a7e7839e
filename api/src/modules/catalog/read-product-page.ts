import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../platform/database/prepared';
import { ANCHOR_STEP, behind, readAnchors } from './anchors';
import { cardColumns, type CardRow } from './card-columns';
import { readFacets } from './facets/read-facets';
import { filterConditions, joinConditions } from './filters/filter-conditions';
import { readFilters } from './filters/read-filters';
import { ORDERS, orderBy } from './list-orders';
import type { Filters, Sort } from './list-query';
import { countProducts, MOST_COUNTED } from './count-products';
import { narrow, type NarrowedScope, type Scope } from './list-scope';
import type { ListSources } from './list-sources';
import { presentCard } from './present-card';

export interface PageRequest extends Filters {
  page: number;
  perPage: number;
  sort?: Sort;
  facets?: '0' | '1';
}

/** From this offset on, a page starts at an anchor. */
const DEEP = 2 * ANCHOR_STEP;

const OFTEN_READ = 200;
/** Assumed skew: reading in list order visits this many times more products than with an even spread of matches. */
const UNEVEN = 4;

/**
 * Whether finding and sorting all matches is quicker than reading the list in its order. In that order all matches may
 * come at the end, such as an expensive brand's products in a list that begins with the cheapest.
 * @param left number of matches
 * @param wanted products up to the end of the page
 */
const isQuickerSorted = (left: number, wanted: number, whole: number): boolean =>
  left < MOST_COUNTED && left * left < UNEVEN * wanted * whole;

/** One page of products with its pagination, and its facets on request. */
export async function readProductPage(sources: ListSources, scope: Scope, request: PageRequest) {
  const filters = readFilters(request);
  const conditions = filterConditions(filters, await sources.tree(), scope);
  const narrowed = narrow(scope, filters, joinConditions(conditions));
  const [page, facets] = await Promise.all([
    readPage(sources, scope, narrowed, request),
    request.facets === '1' ? readFacets(sources, scope, filters, conditions) : undefined,
  ]);
  return facets ? { ...page, facets } : page;
}

async function readPage(sources: ListSources, scope: Scope, narrowed: NarrowedScope, request: PageRequest) {
  const { page, perPage, sort = 'latest' } = request;
  const total = await countProducts(sources, narrowed);
  const pagination = { current_page: page, total, perPage };
  const offset = (page - 1) * perPage;
  // A cached total may be outdated, so one page past it is still read.
  const isPast = offset > total + perPage || (narrowed.narrowed && total === 0);
  const whole = narrowed.narrowed ? await countProducts(sources, { ...scope, narrowed: false }) : total;
  const few = narrowed.narrowed && isQuickerSorted(total, offset + perPage, whole);
  const rows = isPast ? [] : await readRows(sources, narrowed, { offset, limit: perPage, sort, few });
  return { data: await sources.flash.forAll(rows.map(presentCard)), pagination };
}

/** The first products of a scope, for lists without pages. */
export async function readFirstProducts(sources: ListSources, scope: Scope, sort: Sort, limit: number) {
  const rows = await readRows(sources, { ...scope, narrowed: false }, { offset: 0, limit, sort, few: false });
  return sources.flash.forAll(rows.map(presentCard));
}

interface RowRequest {
  offset: number;
  limit: number;
  sort: Sort;
  /** Finds all matches before sorting, because an index in list order would be read from end to end. */
  few: boolean;
}

function readRows(sources: ListSources, scope: NarrowedScope, request: RowRequest): Promise<CardRow[]> {
  return sources.pages.get(`${scope.key} ${JSON.stringify(request)}`, () => readOwnRows(sources, scope, request));
}

/** The page's ids come from an index alone; only its own rows are read whole. */
async function readOwnRows(
  sources: Pick<ListSources, 'db' | 'anchors'>,
  { key, where, narrowed }: NarrowedScope,
  { offset, limit, sort, few }: RowRequest,
): Promise<CardRow[]> {
  const order = ORDERS[sort];
  const places =
    offset < DEEP || narrowed
      ? []
      : await sources.anchors.get(`${key} ${sort}`, () => readAnchors(sources.db, where, order));
  const nth = Math.min(places.length, Math.floor(offset / ANCHOR_STEP));
  const anchor = places[nth - 1];
  const from: RawBuilder<unknown> = anchor ? sql`${where} and ${behind(anchor, order)}` : where;
  // The first pages of unfiltered lists are the most frequent requests.
  const often = !narrowed && offset < OFTEN_READ;
  const number = often ? sql.lit : (value: number) => sql`${value}`;
  const published = sql`products p where p.status = 'published' and ${from}`;
  const { rows } = await sql<CardRow>`
    ${often ? PREPARED : sql``} select ${cardColumns('p')}
    from (select p.id from ${few ? sql`(select * from ${published} offset 0) p` : published}
          order by ${orderBy(order)} limit ${number(limit)} offset ${number(offset - nth * ANCHOR_STEP)}) k
    join products p on p.id = k.id
    order by ${orderBy(order)}`.execute(sources.db);
  return rows;
}
