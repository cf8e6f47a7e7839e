import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** The SQL expression of each counted facet. */
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

/** Most values of one facet; the shop has fewer subcategories. */
const MOST_VALUES = 200;

export interface Counted {
  counts: Map<CountedFacet, ValueCounts>;
  /** Number of products that were read, and the range of their prices in kobo. */
  products: number;
  min: number | null;
  max: number | null;
}

/**
 * Counts the values of some facets in one read of the products that match the condition.
 * @param chosen values by facet that are counted even when they are rare
 */
export async function countFacets(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  facets: readonly CountedFacet[],
  chosen: Partial<Record<CountedFacet, unknown>> = {},
): Promise<Counted> {
  const counts = new Map(facets.map((facet) => [facet, new Map<string, number>()]));
  const columns =
    'p.subcategory_id, p.brand, p.colors, p.sizes, p.condition, p.rating, p.in_stock, p.selling_price_kobo';
  const each = facets.map(
    (facet) => sql`(select ${facet}::text as facet, value, count(*)::integer as products,
        0::bigint as least, 0::bigint as most
      from (select ${COUNTED[facet]} as value from found p) v where value is not null
      group by value order by ${first(chosen[facet])} products desc, value collate "C" limit ${MOST_VALUES})`,
  );
  const whole = sql`select null as facet, null as value, count(*)::integer as products,
    min(selling_price_kobo) as least, max(selling_price_kobo) as most from found`;
  const { rows } = await sql<Row>`
    with found as materialized (select ${sql.raw(columns)} from products p where p.status = 'published' and ${where})
    ${sql.join([...each, whole], sql` union all `)}`.execute(db);
  const counted: Counted = { counts, products: 0, min: null, max: null };
  for (const { facet, value, products, least, most } of rows) {
    if (facet === null) Object.assign(counted, { products, min: least, max: most });
    else counts.get(facet)?.set(value, products);
  }
  return counted;
}

/** Sorts chosen values first, so that the limit does not drop them. */
function first(chosen: unknown): RawBuilder<unknown> {
  return Array.isArray(chosen) ? sql`value = any(${chosen}::text[]) desc,` : sql``;
}

interface Row {
  /** Null in the row of the totals. */
  facet: CountedFacet | null;
  value: string;
  products: number;
  least: number;
  most: number;
}

/** Lowest and highest selling price in kobo; null without products. */
export async function readPriceRange(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
): Promise<{ min: number | null; max: number | null }> {
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    select min(p.selling_price_kobo) as min, max(p.selling_price_kobo) as max
    from products p where p.status = 'published' and ${where}`.execute(db);
  return rows[0] ?? { min: null, max: null };
}
