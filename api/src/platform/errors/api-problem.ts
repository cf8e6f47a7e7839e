import type { FieldErrors } from '@nkm/contracts/envelopes';

/** An error answer. Clients receive its message and field errors unchanged. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds until a retry makes sense, sent as Retry-After. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** 422: invalid input; the message is that of the first field (API-RULE-001). */
export function unprocessable(errors: FieldErrors, message = Object.values(errors)[0]?.[0]): ApiProblem {
  return new ApiProblem(422, message ?? 'The given data was invalid.', errors);
}

/** 401: no session, or an expired one. */
export function unauthenticated(): ApiProblem {
  return new ApiProblem(401, 'Unauthenticated.');
}

/** 403: not allowed in this state. */
export function forbidden(message: string, errors?: FieldErrors): ApiProblem {
  return new ApiProblem(403, message, errors);
}

/** 404: missing, or another shopper's. */
export function notFound(message = 'Not found.'): ApiProblem {
  return new ApiProblem(404, message);
}

/** 409: already done, price changed, sold out. */
export function conflict(message: string, errors?: FieldErrors): ApiProblem {
  return new ApiProblem(409, message, errors);
}

/** 429 with Retry-After in seconds. */
export function tooMany(retryAfter: number): ApiProblem {
  return new ApiProblem(429, 'Too many attempts. Please try again later.', undefined, Math.max(1, retryAfter));
}

/** 503 with Retry-After in seconds: overload, or a dependency is down. */
export function unavailable(message: string, retryAfter = 2, options?: ErrorOptions): ApiProblem {
  return new ApiProblem(503, message, undefined, retryAfter, options);
}
