import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** What is counted of a list: each value with the number of products that have it. */
export const COUNTED = {
  category: sql`p.subcategory_id::text`,
  brand: sql`nullif(p.brand, '')`,
  color: sql`unnest(p.colors)`,
  size: sql`unnest(p.sizes)`,
  condition: sql`p.condition`,
  rating: sql`(p.rating / 1000)::text`,
  in_stock: sql`case when p.in_stock then '1' end`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export type CountedFacet = keyof typeof COUNTED;
export type ValueCounts = ReadonlyMap<string, number>;

/** Values of one facet; nobody reads more. Subcategories are fewer. */
const MOST_VALUES = 200;

/** Counts the values of some facets in one reading of the products that the condition names. */
export async function countFacets(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  facets: readonly CountedFacet[],
): Promise<Map<CountedFacet, ValueCounts>> {
  const counts = new Map(facets.map((facet) => [facet, new Map<string, number>()]));
  if (facets.length === 0) return counts;
  const columns = 'p.subcategory_id, p.brand, p.colors, p.sizes, p.condition, p.rating, p.in_stock';
  const each = facets.map(
    (facet) => sql`(select ${facet}::text as facet, value, count(*)::integer as products
      from (select ${COUNTED[facet]} as value from found p) v where value is not null
      group by value order by products desc, value collate "C" limit ${MOST_VALUES})`,
  );
  const { rows } = await sql<{ facet: CountedFacet; value: string; products: number }>`
    with found as materialized (select ${sql.raw(columns)} from products p where p.status = 'published' and ${where})
    ${sql.join(each, sql` union all `)}`.execute(db);
  for (const { facet, value, products } of rows) counts.get(facet)?.set(value, products);
  return counts;
}

/** Lowest and highest selling price in kobo; null where there is nothing. */
export async function readPriceRange(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
): Promise<{ min: number | null; max: number | null }> {
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select min(p.selling_price_kobo) as min, max(p.selling_price_kobo) as max
    from products p where p.status = 'published' and ${where}`.execute(db);
  return rows[0] ?? { min: null, max: null };
}
