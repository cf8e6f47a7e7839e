import type { FieldErrors } from '@nkm/contracts';

/** A list becomes one parameter for each of its values. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

export interface RequestOptions {
  /** Appended to the path; null and undefined are left out. */
  query?: Record<string, QueryValue>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Polling, prefetch and beacons: they never show the loading overlay. */
  background?: boolean;
  /** Milliseconds; 60,000 in the browser (spec 1 §9). */
  timeoutMs?: number;
  /** A 401 of this call says that what was typed is wrong, not that the session is dead (spec 1 §8). */
  isSignIn?: boolean;
}

/**
 * All calls go to one API base. `T` is the whole body of the answer.
 * Every failure is an `ApiError`; a call that was aborted rejects with an `AbortError`.
 */
export interface ApiClient {
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body?: object, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, body?: object, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
}

/** Message of a failure for which the server has none (spec 1 §8). */
export const UNEXPECTED_ERROR = 'An Unexpected Error';

/**
 * Why there is no answer to read: the browser is offline, nobody answered, it took too long, or what came is not the
 * API's (a network's sign-in page, half a body).
 */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'unreadable';

/** A failed call. `status` 0: no answer at all (offline, timed out, refused). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Null when the server itself said what is wrong. */
  readonly reason: FailureReason | null;

  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
    /** Seconds, from `Retry-After`. */
    readonly retryAfter: number | null = null,
    options?: ErrorOptions & { reason?: FailureReason },
  ) {
    super(message, options);
    this.reason = options?.reason ?? null;
  }

  /** The same call may go through later. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** What to tell the shopper: each field's messages, else the message itself. */
  get messages(): string[] {
    const ofFields = Object.values(this.errors).flat();
    return ofFields.length > 0 ? ofFields : [this.message];
  }
}
