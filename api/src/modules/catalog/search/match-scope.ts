import { sql } from 'kysely';
import type { NarrowedScope } from '../list-scope';
import type { Part } from './interpret-search';
import { queryKey, partsQuery } from './text-query';

/** The products that have every part. Where there are too many, the popular ones stand for them. */
export function matchScope(parts: readonly Part[]): NarrowedScope {
  return {
    key: `search ${queryKey(parts)}`,
    where: sql`p.search_vector @@ ${partsQuery(parts)}`,
    narrowed: true,
    sample: { where: sql`p.popular`, factor: 1 },
  };
}
