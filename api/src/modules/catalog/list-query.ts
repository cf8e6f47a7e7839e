import { Type } from 'typebox';
import { pageQuery } from '../../platform/http/envelopes';

/** How a list can be sorted on the server (decision "latest and popularity sort"). */
export const SORTS = ['latest', 'popularity', 'rating', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

export const SortSchema = Type.Unsafe<Sort>({ type: 'string', enum: [...SORTS] });

/** `page`, `perPage` and `sort` of every list of products. */
export const ListQuery = {
  ...pageQuery(),
  sort: Type.Optional(SortSchema),
};
