import { sql } from 'kysely';
import { priceBetween } from '../filters/filter-conditions';
import type { NarrowedScope } from '../list-scope';
import type { Part } from './part';
import type { PriceBounds } from './price-words';
import { queryKey, partsQuery } from './text-query';

/** The criteria of a search: all parts that are not optional, within the price bounds. */
export interface Wanted {
  parts: Part[];
  /** Requires the words outside of the description. */
  named?: true;
  /** Naira. */
  price?: PriceBounds | undefined;
  /** Replaces the parts: popular products whose title has a word with this first letter. */
  initial?: string;
}

/** The criteria of a search, after corrections. */
export interface ResolvedSearch extends Wanted {
  /** Set if it differs from the typed search. */
  searchedFor?: string;
}

/** The scope of a search; the popular products are its sample. */
export function matchScope({ parts, price, named, initial }: Wanted): NarrowedScope {
  const words =
    initial === undefined ? wordsOf(parts, named) : sql`p.popular and p.search_vector @@ ${`'${initial}':*A`}::tsquery`;
  return {
    key: `search ${named ? 'named ' : ''}${queryKey(parts)} ${JSON.stringify([price, initial])}`,
    where: price === undefined ? words : sql`${words} and ${priceBetween(price.min, price.max)}`,
    narrowed: true,
    sample: { where: sql`p.popular`, factor: 1 },
  };
}

const wordsOf = (parts: readonly Part[], named: true | undefined) =>
  parts.length === 0 ? sql`true` : sql`p.search_vector @@ ${partsQuery(parts, named && { weights: 'ABC' })}`;
