import { Type } from 'typebox';
import { pageQuery } from '../../platform/http/envelopes';

/** How a list can be sorted on the server (decision "latest and popularity sort"). */
export const SORTS = ['latest', 'popularity', 'rating', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

export const SortSchema = Type.Unsafe<Sort>({ type: 'string', enum: [...SORTS] });

/** `page`, `perPage` and `sort` of every list of products; a page past the last one is an empty list (wire.md). */
export const ListQuery = {
  ...pageQuery(),
  page: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 }),
  sort: Type.Optional(SortSchema),
};
