import { type RawBuilder, sql } from 'kysely';
import type { Sort } from './list-query';

/** A sort column of `products p`, with the SQL type to which an anchor's text is cast back. */
interface SortColumn {
  name: string;
  type: 'timestamptz' | 'integer' | 'bigint' | 'boolean';
  /** Default: the column of this name. */
  value?: string;
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
const inStock: SortColumn = { name: 'in_stock', type: 'boolean' };
const soldOut: SortColumn = { name: 'sold_out', type: 'boolean', value: '(not p.in_stock)' };

/** Sold-out products come last in each order (docs/rules.md "Filters and sorting"). */
export const ORDERS: Record<Sort, ListOrder> = {
  latest: { columns: [inStock, created, id], direction: 'desc' },
  popularity: { columns: [inStock, popularity, id], direction: 'desc' },
  rating: { columns: [inStock, rating, reviews, id], direction: 'desc' },
  price_asc: { columns: [soldOut, price, id], direction: 'asc' },
  price_desc: { columns: [inStock, price, id], direction: 'desc' },
};

const valueOf = ({ name, value = `p.${name}` }: SortColumn) => value;

/** `p.in_stock desc, p.created_at desc, p.id desc` */
export function orderBy({ columns, direction }: ListOrder): RawBuilder<unknown> {
  return sql.raw(columns.map((column) => `${valueOf(column)} ${direction}`).join(', '));
}

/** `p.in_stock, p.created_at, p.id` */
export function orderColumns({ columns }: ListOrder): RawBuilder<unknown> {
  return sql.raw(columns.map(valueOf).join(', '));
}

/** `p.in_stock as in_stock, p.created_at as created_at, p.id as id` */
export function namedOrderColumns({ columns }: ListOrder): RawBuilder<unknown> {
  return sql.raw(columns.map((column) => `${valueOf(column)} as ${column.name}`).join(', '));
}
