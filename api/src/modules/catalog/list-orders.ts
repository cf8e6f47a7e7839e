import { type RawBuilder, sql } from 'kysely';
import type { Sort } from './list-query';

/** A column that a list is sorted by, with the type in which its value is handed back to the database. */
interface SortColumn {
  name: string;
  type: 'timestamptz' | 'integer' | 'bigint';
}

/** All columns of an order point the same way, and the last one is the id: so no product is on two pages. */
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

/** The columns of the order, as a list. */
export function orderColumns({ columns }: ListOrder): RawBuilder<unknown> {
  return sql.raw(columns.map(({ name }) => `p.${name}`).join(', '));
}
