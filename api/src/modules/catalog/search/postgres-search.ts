import { readFacets } from '../facets/read-facets';
import { filterConditions, joinConditions } from '../filters/filter-conditions';
import { SwrCache } from '../../../platform/caching/swr-cache';
import { countProducts } from '../count-products';
import { narrow, type NarrowedScope } from '../list-scope';
import type { ListSources } from '../list-sources';
import { withoutAge } from './age-words';
import { createDictionary, type Dictionary } from './dictionary';
import { matchScope } from './match-scope';
import { readPriceWords } from './price-words';
import { readRanked, readSorted, readUnranked } from './read-matches';
import type { ResolvedSearch } from './match-scope';
import { resolveSearch } from './resolve-search';
import type { SearchAnswer, SearchEngine, SearchRequest, SuggestAnswer, SuggestRequest } from './search-engine';
import { searchWords } from './search-words';
import { suggestSearches } from './suggest-searches';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { readCategoryTree } from '../category-tree';

/** The phrases of the table search_synonyms and the names of the subcategories. */
async function readDictionary(db: Kysely<Database>): Promise<Dictionary> {
  const [synonyms, { subcategories }] = await Promise.all([
    db.selectFrom('search_synonyms').select(['phrase', 'means', 'shelves', 'conditions']).execute(),
    readCategoryTree(db),
  ]);
  return createDictionary(synonyms, subcategories);
}

/** Finds products with PostgreSQL's text search, and caches the results. */
export class PostgresSearch implements SearchEngine {
  readonly #sources: ListSources;
  readonly #dictionaries = new SwrCache<Dictionary>({ seconds: 60, max: 1 });
  readonly #resolved = new SwrCache<ResolvedSearch | null>({ seconds: 60 });
  readonly #ranked = new SwrCache<number[]>({ max: 500 });
  readonly #unranked = new SwrCache<number[]>({ max: 20 });

  constructor(sources: ListSources) {
    this.#sources = sources;
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { text, price } = readPriceWords(request.text);
    const words = searchWords(withoutAge(text));
    const resolved = await this.#resolved.get(`${words.join(' ')} ${JSON.stringify(price ?? null)}`, async () =>
      resolveSearch(this.#sources, await this.#dictionary(), words, price),
    );
    if (resolved === null) return { ids: [], total: 0 };
    const { searchedFor } = resolved;
    const { filters } = request;
    const conditions = filterConditions(filters, await this.#sources.tree());
    const scope = matchScope(resolved);
    const narrowed = { ...narrow(scope, filters, joinConditions(conditions)), narrowed: true };
    const total = await countProducts(this.#sources, narrowed);
    return {
      ids: total === 0 ? [] : await this.#readPage(narrowed, resolved, total, request),
      total,
      ...(searchedFor !== undefined && { searchedFor }),
      ...(request.facets && { facets: await readFacets(this.#sources, scope, filters, conditions) }),
    };
  }

  async suggest(request: SuggestRequest): Promise<SuggestAnswer> {
    return suggestSearches(this.#sources, await this.#dictionary(), request);
  }

  #dictionary(): Promise<Dictionary> {
    return this.#dictionaries.get('dictionary', () => readDictionary(this.#sources.db));
  }

  async #readPage(
    { key, where }: NarrowedScope,
    { parts }: ResolvedSearch,
    total: number,
    { sort, offset, limit }: SearchRequest,
  ): Promise<number[]> {
    const { db } = this.#sources;
    if (offset >= total) return [];
    if (sort) return readSorted(db, where, { sort, offset, limit });
    const ranked = await this.#ranked.get(key, () => readRanked(db, where, parts, total));
    if (offset + limit <= ranked.length || ranked.length >= total) return ranked.slice(offset, offset + limit);
    const unranked = await this.#unranked.get(key, () => readUnranked(db, where, ranked));
    return [...ranked, ...unranked].slice(offset, offset + limit);
  }
}
