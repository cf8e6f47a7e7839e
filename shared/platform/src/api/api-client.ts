import type { FieldErrors } from '@nkm/contracts';

/** A list becomes one parameter per value. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

export interface RequestOptions {
  /** Appended to the path; null and undefined are left out. */
  query?: Record<string, QueryValue>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** For polling, prefetch and beacons: never shows the loading overlay. */
  background?: boolean;
  /** Milliseconds; 60,000 in the browser (SH-CONST-001). */
  timeoutMs?: number;
  /**
   * The page is complete without the answer: it is asked for once, and its failure says nothing about the connection,
   * because extensions block adverts.
   */
  optional?: boolean;
  /** A 401 of this call means wrong credentials, not an expired session (SH-RULE-023). */
  isSignIn?: boolean;
}

/**
 * All calls go to one API base. `T` is the whole response body.
 * Every failure is an `ApiError`; an aborted call rejects with an `AbortError`.
 */
export interface ApiClient {
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body?: object, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, body?: object, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
}

/** Message when the server sends none (SH-MSG-005). */
export const UNEXPECTED_ERROR = 'An Unexpected Error';

/**
 * Why there is no usable response: the browser is offline, the server did not answer, the call timed out, or the body
 * is not the API's (a captive portal, a truncated body).
 */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'unreadable';

/** A failed call. `status` 0: no response at all (offline, timed out, refused). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Null when the server sent the error. */
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

  /** The same call can succeed later. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** Messages for the shopper: those of the fields, else the message itself. */
  get messages(): string[] {
    const ofFields = Object.values(this.errors).flat();
    return ofFields.length > 0 ? ofFields : [this.message];
  }
}
