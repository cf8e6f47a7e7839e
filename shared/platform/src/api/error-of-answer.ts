import type { ErrorBody, FieldErrors } from '@nkm/contracts';
import type { AxiosResponse } from 'axios';
import { ApiError, UNEXPECTED_ERROR } from './api-client';

/** Returns the error that a response represents, or null for a usable one. Makes no assumptions about the body. */
export function errorOfAnswer({ status, data, headers }: AxiosResponse<unknown>): ApiError | null {
  if (status >= 200 && status < 300) {
    if (status === 204 || isJson(headers['content-type'], data)) return null;
    return new ApiError(502, UNEXPECTED_ERROR, {}, null, { reason: 'unreadable' });
  }
  const { message, errors } = (typeof data === 'object' && data !== null ? data : {}) as Partial<ErrorBody>;
  const hasMessage = typeof message === 'string' && message !== '';
  const seconds = Number(headers['retry-after'] ?? NaN);
  return new ApiError(
    status,
    hasMessage ? message : UNEXPECTED_ERROR,
    isFieldErrors(errors) ? errors : {},
    Number.isFinite(seconds) ? seconds : null,
    hasMessage ? {} : { reason: 'unreadable' },
  );
}

/** A body that failed to parse is still a string: truncated, or a page declared as JSON. */
function isJson(type: unknown, data: unknown): boolean {
  return String(type ?? '').includes('json') && typeof data !== 'string';
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'))
  );
}
