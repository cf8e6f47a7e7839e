import { sql } from 'kysely';
import { priceBetween } from '../filters/filter-conditions';
import type { NarrowedScope } from '../list-scope';
import type { Part } from './interpret-search';
import type { PriceBounds } from './price-words';
import { queryKey, partsQuery } from './text-query';

/** What a search looks for: products that have every part, at such a price. */
export interface Wanted {
  parts: Part[];
  /** A description that only mentions them does not suffice. */
  named?: true;
  /** Naira. */
  price?: PriceBounds | undefined;
  /** All that is wanted: a popular product whose title has a word that begins with this letter. */
  initial?: string;
}

/** The products that are looked for. Where there are too many, the popular ones stand for them. */
export function matchScope({ parts, price, named, initial }: Wanted): NarrowedScope {
  const words = initial === undefined ? wordsOf(parts, named) : sql`p.popular and p.search_vector @@ ${`'${initial}':*A`}::tsquery`; // prettier-ignore
  return {
    key: `search ${named ? 'named ' : ''}${queryKey(parts)} ${JSON.stringify([price, initial])}`,
    where: price === undefined ? words : sql`${words} and ${priceBetween(price.min, price.max)}`,
    narrowed: true,
    sample: { where: sql`p.popular`, factor: 1 },
  };
}

const wordsOf = (parts: readonly Part[], named: true | undefined) =>
  parts.length === 0 ? sql`true` : sql`p.search_vector @@ ${partsQuery(parts, named && { weights: 'ABC' })}`;
