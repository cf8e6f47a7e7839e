import type { Facets } from '@nkm/contracts';
import type { Filters, Sort } from '../list-query';

export interface SearchRequest {
  /** As the shopper typed it. */
  text: string;
  filters: Filters;
  /** The best matches first unless told. */
  sort?: Sort;
  offset: number;
  limit: number;
  facets: boolean;
}

export interface SearchAnswer {
  /** Ids of the page's products in their order. */
  ids: number[];
  /** Products that were found, 10,000 at most. */
  total: number;
  /** What was looked for instead, as nothing had the words. */
  searchedFor?: string;
  facets?: Facets;
}

/** What somebody who is still typing may mean. */
export interface SuggestRequest {
  text: string;
  /** Slug of the category to keep to. */
  category?: string;
}

export interface SuggestAnswer {
  /** Ids of the most wanted products that fit. */
  ids: number[];
  /** Whole searches, the likeliest first. */
  words: string[];
  /** The words as they are looked for, slips of the pen mended. */
  mended: string[];
}

/**
 * What finds products. PostgreSQL does (postgres-search.ts). Meilisearch or OpenSearch would take its place so: a job
 * that follows `products` writes title, search_words, colors, sizes, condition, brand, shelf, price, rating, in_stock and
 * popularity into an index; `search` becomes one query with facet distribution, the table search_synonyms the engine's
 * own synonyms; its typo tolerance gives `searchedFor`. Cards are always read from the database, so prices and stock
 * are those of the moment whatever the index says.
 */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchAnswer>;
  suggest(request: SuggestRequest): Promise<SuggestAnswer>;
}
