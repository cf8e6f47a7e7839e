import { LONGEST_QUERY, readText } from '@nkm/contracts';
import type { SafeStorage } from '@nkm/platform';

/** Searches are stored only in this browser. The shopper can remove them in the suggestion list. */
export const RECENT_SEARCHES_KEY = 'recentSearches';
export const MOST_RECENT = 6;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Puts the newest search first and removes duplicates. */
export function withSearch(searches: readonly string[], typed: string): string[] {
  const query = readText(readText(typed).slice(0, LONGEST_QUERY));
  if (query === '') return [...searches];
  return [query, ...withoutSearch(searches, query)].slice(0, MOST_RECENT);
}

export function withoutSearch(searches: readonly string[], query: string): string[] {
  return searches.filter((search) => !same(search, query));
}

/** Ignores invalid values that another version or a manual edit left in the storage. */
export function readSearches(storage: SafeStorage): string[] {
  const stored = storage.read<unknown[]>(RECENT_SEARCHES_KEY, Array.isArray) ?? [];
  return stored.filter((item) => typeof item === 'string').reduceRight<string[]>(withSearch, []);
}

export function storeSearches(storage: SafeStorage, searches: readonly string[]): void {
  if (searches.length === 0) storage.remove(RECENT_SEARCHES_KEY);
  else storage.write(RECENT_SEARCHES_KEY, searches);
}

/** Stores a search as the newest one. */
export function rememberSearch(storage: SafeStorage, query: string): void {
  storeSearches(storage, withSearch(readSearches(storage), query));
}
