import { FILTER_LIMITS, type ProductFilters } from '@nkm/contracts';
import { type Static, type TObject, Type } from 'typebox';
import { pageQuery } from '../../platform/http/envelopes';

/** How a list can be sorted on the server. */
export const SORTS = ['latest', 'popularity', 'rating', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

const SortSchema = Type.Unsafe<Sort>({ type: 'string', enum: [...SORTS] });

const CONDITIONS = ['New', 'Refurbished', 'Used'] as const;
type Condition = (typeof CONDITIONS)[number];

/** No control characters: PostgreSQL rejects text with a NUL. */
const PLAIN_TEXT = '^[^\\u0000-\\u001f]+$';
const SLUG = '^[A-Za-z0-9-]{1,120}$';

const values = (description: string, pattern = PLAIN_TEXT) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: FILTER_LIMITS.letters, pattern }), {
      maxItems: FILTER_LIMITS.values,
      description,
    }),
  );
const price = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: FILTER_LIMITS.price, description: `${description}, naira` }));
const flag = (description: string) =>
  Type.Optional(Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'], description }));

/**
 * The filters of a list (docs/rules.md "Filters and sorting"). Brands, colours, sizes, vendors and categories come and
 * go, so an unknown one matches nothing. Conditions, stars and prices have fixed values, so others are refused (422).
 */
const FilterQuery = {
  category: values('Slugs of categories or subcategories; repeatable', SLUG),
  brand: values('Repeatable'),
  color: values('Repeatable'),
  size: values('Repeatable'),
  condition: Type.Optional(
    Type.Array(Type.Unsafe<Condition>({ type: 'string', enum: [...CONDITIONS] }), {
      maxItems: FILTER_LIMITS.values,
      description: 'Repeatable',
    }),
  ),
  vendor: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Id of a vendor' })),
  price_min: price('Lowest selling price'),
  price_max: price('Highest selling price'),
  rating: Type.Optional(Type.Number({ minimum: 1, maximum: 5, description: 'Minimum average stars' })),
  in_stock: flag('1: only products in stock'),
};

/** `page`, `perPage`, `sort` and the filters of every list of products. */
export const ListQuery = {
  ...pageQuery(),
  sort: Type.Optional(SortSchema),
  ...FilterQuery,
  facets: flag('1: include the facets'),
};

export type Filters = Static<TObject<typeof FilterQuery>> & ProductFilters;
