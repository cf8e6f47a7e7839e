import { readText } from './read-text';
import { LONGEST_QUERY } from './search-query';

const CATEGORY_SLUG = /^[A-Za-z0-9-]{1,120}$/;

/**
 * The address of the search results in one category or in all. Null if there is no text (SH-RULE-007) or no valid
 * address for it.
 */
export function searchPath(typed: string, category?: string | null): string | null {
  // The cut can leave half a character or a joiner at the end.
  const query = readText(readText(typed).slice(0, LONGEST_QUERY));
  if (/^\.{0,2}$/.test(query)) return null;
  const within = category && CATEGORY_SLUG.test(category) ? `?category=${category}` : '';
  return `/search/${encodeURIComponent(query)}${within}`;
}
