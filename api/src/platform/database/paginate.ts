import { type SelectQueryBuilder, sql } from 'kysely';

/** One page of an ordered query, with the envelope's `pagination`. */
export async function paginate<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, perPage }: { page: number; perPage: number },
) {
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  // The type of a generic row stays unresolved.
  const total = Number((counted as { total: number }).total);
  const rows = await query
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, pagination: { current_page: page, total, perPage } };
}
