import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './list-scope';
import type { ListSources } from './list-sources';

/** Counts all products of a scope, cached by its key. */
export const countScope = (
  sources: Pick<ListSources, 'db' | 'counts'>,
  { key, where }: Pick<Scope, 'key' | 'where'>,
): Promise<number> => sources.counts.get(key, () => countWhere(sources, where));

/** Counts the products of a condition, at most `most` of them. */
export async function countWhere(
  { db }: Pick<ListSources, 'db'>,
  where: RawBuilder<unknown>,
  most?: number,
): Promise<number> {
  const products = sql`from products p where p.status = 'published' and ${where}`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    ${most === undefined ? products : sql`from (select 1 ${products} limit ${most}) counted`}`.execute(db);
  return rows[0]?.total ?? 0;
}
