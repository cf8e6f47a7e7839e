import type { Facets } from '@nkm/contracts';
import type { Filters, Sort } from '../list-query';

export interface SearchRequest {
  /** The shopper's text. */
  text: string;
  filters: Filters;
  /** Default: best matches first. */
  sort?: Sort;
  offset: number;
  limit: number;
  facets: boolean;
}

export interface SearchAnswer {
  /** Ids of the page's products in their order. */
  ids: number[];
  /** Number of matches, at most 10,000. */
  total: number;
  /** The corrected search, if the typed one finds nothing. */
  searchedFor?: string;
  facets?: Facets;
}

/** A search that the shopper is still typing. */
export interface SuggestRequest {
  text: string;
  /** Slug of the only category to suggest from. */
  category?: string;
}

export interface SuggestAnswer {
  /** Ids of the most popular matches. */
  ids: number[];
  /** Whole searches, likeliest first. */
  words: string[];
  /** The words with typos corrected. */
  mended: string[];
}

/**
 * Finds products. PostgreSQL implements it (postgres-search.ts).
 *
 * To use Meilisearch or OpenSearch, add a job that follows `products` and indexes title, search_words, colors, sizes,
 * condition, brand, shelf, price, rating, in_stock and popularity. `search` becomes one query with facet distribution,
 * and the table search_synonyms becomes the engine's synonyms. Its typo tolerance gives `searchedFor`.
 *
 * Cards are always read from the database, so prices and stock are current even if the index is not.
 */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchAnswer>;
  suggest(request: SuggestRequest): Promise<SuggestAnswer>;
}
