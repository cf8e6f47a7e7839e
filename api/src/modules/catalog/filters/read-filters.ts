import type { preValidationHookHandler } from 'fastify';
import { unprocessable } from '../../../platform/errors/api-problem';
import type { Filters } from '../list-query';

const LISTS = new Set(['category', 'brand', 'color', 'size', 'condition']);
const SINGLE = new Set(['vendor', 'price_min', 'price_max', 'rating', 'in_stock', 'facets', 'sort']);

/** Drops the empty fields that a form sends, and turns a single choice into a list. */
export const readChoices: preValidationHookHandler = (request, _reply, done) => {
  const query = Object.entries(request.query as Record<string, unknown>);
  request.query = Object.fromEntries(query.flatMap(([name, value]) => readChoice(name, value)));
  done();
};

function readChoice(name: string, value: unknown): [string, unknown][] {
  if (SINGLE.has(name)) return value === '' ? [] : [[name, value]];
  if (!LISTS.has(name)) return [[name, value]];
  const given = [value].flat().filter((one) => one !== '');
  return given.length === 0 ? [] : [[name, given]];
}

/** The filters of a query without empty ones. Throws 422 if the minimum price is above the maximum. */
export function readFilters(query: Filters): Filters {
  const { category, brand, color, size, condition, vendor, price_min, price_max, rating, in_stock } = query;
  if (price_min !== undefined && price_max !== undefined && price_min > price_max) {
    throw unprocessable({ price_max: [`The price max must be at least ${price_min}.`] });
  }
  const filters = {
    category,
    brand,
    color,
    size,
    condition,
    vendor,
    price_min,
    price_max,
    rating,
    in_stock: in_stock === '1' ? in_stock : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
