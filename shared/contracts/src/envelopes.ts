/** Response bodies of the API. */

export interface Pagination {
  current_page: number;
  total: number;
  perPage: number;
}

export interface Page<T> {
  data: T[];
  pagination: Pagination;
}

export interface Single<T> {
  data: T;
}

/** Field name → messages, sent with status 422. */
export type FieldErrors = Record<string, string[]>;

export interface ErrorBody {
  message: string;
  errors?: FieldErrors;
}

/** Number of pages: ceil(total / perPage), at least 1 so that an empty list still has page 1 (SHR-RULE-003). */
export function totalPages({ total, perPage }: Pick<Pagination, 'total' | 'perPage'>): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Keeps a page number between 1 and the last page; NaN and infinity become page 1 (CAT-RULE-005). */
export function clampPage(page: number, last: number): number {
  if (!Number.isFinite(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, last));
}

/**
 * Reads a response field from `body.data.x` or `body.x`: the documented API allows both places for some calls.
 */
export function readField<T>(body: unknown, field: string): T | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const outer = body as Record<string, unknown>;
  const inner = outer.data;
  if (typeof inner === 'object' && inner !== null && field in inner) return (inner as Record<string, T>)[field];
  return outer[field] as T | undefined;
}
