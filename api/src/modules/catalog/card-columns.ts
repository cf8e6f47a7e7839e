import { type RawBuilder, sql } from 'kysely';
import type { Card } from './card';

/** The columns of a product that its card needs. */
export interface CardRow {
  id: number;
  slug: string;
  title: string;
  picture_key: string;
  selling_price_kobo: number;
  original_price_kobo: number;
  has_variants: boolean;
  quantity: number;
  condition: string;
  boost_type: string | null;
  stars_1: number;
  stars_2: number;
  stars_3: number;
  stars_4: number;
  stars_5: number;
  review_count: number;
  total_stars: number;
  card: Card;
  /** A date, or its text in a row from JSON. */
  created_at: Date | string;
}

const COLUMNS = [
  'id',
  'slug',
  'title',
  'picture_key',
  'selling_price_kobo',
  'original_price_kobo',
  'has_variants',
  'condition',
  'boost_type',
  'stars_1',
  'stars_2',
  'stars_3',
  'stars_4',
  'stars_5',
  'review_count',
  'total_stars',
  'card',
  'created_at',
] as const satisfies (keyof CardRow)[];

/**
 * The columns of a CardRow for a select from `products` under the given alias. `quantity` is the live stock: the
 * product's own, or the sum over its variants (migration 1004).
 */
export function cardColumns(alias: string): RawBuilder<CardRow> {
  const product = sql.id(alias);
  return sql`${sql.join(COLUMNS.map((column) => sql.ref(`${alias}.${column}`)))},
    case when ${product}.has_variants
      then (select coalesce(sum(v.stock), 0)::integer from product_variants v where v.product_id = ${product}.id)
      else ${product}.stock end as quantity`;
}
