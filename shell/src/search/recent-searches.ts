import type { SafeStorage } from '@nkm/platform';
import { LONGEST_QUERY } from '../paths';

/** The shopper's own words, kept in this browser only; they leave it with a control beside them. */
export const RECENT_SEARCHES_KEY = 'recentSearches';
export const MOST_RECENT = 6;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The newest first, each once. */
export function withSearch(searches: readonly string[], typed: string): string[] {
  const query = typed.trim().slice(0, LONGEST_QUERY);
  if (query === '') return [...searches];
  return [query, ...withoutSearch(searches, query)].slice(0, MOST_RECENT);
}

export function withoutSearch(searches: readonly string[], query: string): string[] {
  return searches.filter((search) => !same(search, query));
}

/** Whatever another version, or a hand, has left there: only what can be a search is taken. */
export function readSearches(storage: SafeStorage): string[] {
  const kept = storage.read<unknown[]>(RECENT_SEARCHES_KEY, Array.isArray) ?? [];
  return kept.filter((item) => typeof item === 'string').reduceRight<string[]>(withSearch, []);
}

export function keepSearches(storage: SafeStorage, searches: readonly string[]): void {
  if (searches.length === 0) storage.remove(RECENT_SEARCHES_KEY);
  else storage.write(RECENT_SEARCHES_KEY, searches);
}
