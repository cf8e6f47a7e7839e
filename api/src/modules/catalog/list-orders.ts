import { type RawBuilder, sql } from 'kysely';
import type { Sort } from './list-query';

/** A sort column, with the SQL type to which an anchor's text is cast back. */
interface SortColumn {
  name: string;
  type: 'timestamptz' | 'integer' | 'bigint';
}

/** All columns sort in the same direction, and the last one is the id, so no product appears on two pages. */
export interface ListOrder {
  columns: SortColumn[];
  direction: 'asc' | 'desc';
}

const created: SortColumn = { name: 'created_at', type: 'timestamptz' };
const popularity: SortColumn = { name: 'popularity', type: 'integer' };
const rating: SortColumn = { name: 'rating', type: 'integer' };
const reviews: SortColumn = { name: 'review_count', type: 'integer' };
const price: SortColumn = { name: 'selling_price_kobo', type: 'bigint' };
const id: SortColumn = { name: 'id', type: 'bigint' };

export const ORDERS: Record<Sort, ListOrder> = {
  latest: { columns: [created, id], direction: 'desc' },
  popularity: { columns: [popularity, id], direction: 'desc' },
  rating: { columns: [rating, reviews, id], direction: 'desc' },
  price_asc: { columns: [price, id], direction: 'asc' },
  price_desc: { columns: [price, id], direction: 'desc' },
};

/** `p.rating desc, p.review_count desc, p.id desc` */
export function orderBy({ columns, direction }: ListOrder): RawBuilder<unknown> {
  return sql.raw(columns.map(({ name }) => `p.${name} ${direction}`).join(', '));
}

/** `p.rating, p.review_count, p.id` */
export function orderColumns({ columns }: ListOrder): RawBuilder<unknown> {
  return sql.raw(columns.map(({ name }) => `p.${name}`).join(', '));
}
