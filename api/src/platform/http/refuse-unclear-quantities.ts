import { type FieldErrors, readQuantity } from '@nkm/contracts';
import type { preValidationAsyncHookHandler } from 'fastify';
import { unprocessable } from '../errors/api-problem';

/**
 * Refuses each `quantity` of a body that is not a number in JSON, or not a whole number in a form, with 422. Runs
 * before the schemas, because they convert `"1e3"` to 1000 and `true` to 1. The schemas check the limits.
 */
export const refuseUnclearQuantities: preValidationAsyncHookHandler = async ({ body, headers }) => {
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const isClear = (value: unknown) =>
    typeof value === 'number' || (isForm && typeof value === 'string' && readQuantity(value).fault === undefined);
  const errors = unclear(body, [], isClear);
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
};

/** The deepest quantity is `products.0.variant.quantity`. */
const DEEPEST = 4;

function unclear(value: unknown, path: readonly string[], isClear: (value: unknown) => boolean): FieldErrors {
  if (typeof value !== 'object' || value === null || path.length === DEEPEST) return {};
  const errors: FieldErrors = {};
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key];
    if (key === 'quantity' && !isClear(inner)) errors[at.join('.')] = ['The quantity must be a whole number.'];
    else Object.assign(errors, unclear(inner, at, isClear));
  }
  return errors;
}
