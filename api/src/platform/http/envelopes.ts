import { Type, type TObject, type TSchema } from 'typebox';

/** Largest page size. */
export const MOST_PER_PAGE = 100;

export const PaginationSchema = Type.Object({
  current_page: Type.Integer(),
  total: Type.Integer(),
  perPage: Type.Integer(),
});

/**
 * The schema of an answer has exactly the fields of its type in the contracts. The serialiser drops a field without a
 * schema, and says nothing.
 */
export type FieldsOf<T> = Record<keyof T, TSchema>;

/** `{data: […], pagination}` */
export function Page<T extends TSchema>(item: T) {
  return Type.Object({ data: Type.Array(item), pagination: PaginationSchema });
}

/** `{data: […]}`, a list without pages. */
export function List<T extends TSchema>(item: T) {
  return Type.Object({ data: Type.Array(item) });
}

/** `{data: {…}}` */
export function Single<T extends TSchema>(item: T) {
  return Type.Object({ data: item });
}

export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** `{message, errors?: {field: [text, …]}}` */
const ErrorBody = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});

/** `page` and `perPage` of a list. A page after the last one is empty; perPage outside 1…100 is refused. */
export function pageQuery(perPage = 20) {
  return {
    page: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 }),
    perPage: Type.Integer({ minimum: 1, maximum: MOST_PER_PAGE, default: perPage }),
  };
}

/** Response schemas of a route: its own successes, and the error envelope for everything else. */
export function answers<T extends Record<number, TSchema>>(successes: T) {
  return { ...successes, '4xx': ErrorBody, '5xx': ErrorBody };
}

/** A success without a body. */
export const NoContent = Type.Null({ description: 'No content' });

/** An id of a `bigint` column, up to the largest safe integer of JavaScript. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An id of an `integer` column: states, areas, pickup stations. */
export const SmallId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

/** A numeric id in the path. */
export const IdParams: TObject<{ id: typeof Id }> = Type.Object({ id: Id });
