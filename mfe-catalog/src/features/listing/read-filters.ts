import { FILTER_LIMITS, hasUnseen, type ProductFilters } from '@nkm/contracts';
import { filterEntries, LIST_FILTERS, type ListFilter } from './filters';
import { readAmount } from './price-fields';

const PRICES = ['price_min', 'price_max'] as const;
/** Maximum shown length of an invalid price. */
const LONGEST_SHOWN = 15;

const SLUG = /^[A-Za-z0-9-]{1,80}$/;
const CONDITIONS = ['New', 'Refurbished', 'Used'];

const VALID: Record<ListFilter, (value: string) => boolean> = {
  category: (value) => SLUG.test(value),
  brand: isText,
  color: isText,
  size: isText,
  condition: (value) => CONDITIONS.includes(value),
};

function isText(value: string): boolean {
  return value.trim() !== '' && value.length <= FILTER_LIMITS.letters && !hasUnseen(value);
}

/** Reads the filters of an address and omits invalid ones. */
export function readFilters(query: URLSearchParams): ProductFilters {
  const filters: ProductFilters = {};
  for (const name of LIST_FILTERS) {
    const values = [...new Set(query.getAll(name))].filter(VALID[name]).slice(0, FILTER_LIMITS.values);
    if (values.length > 0) Object.assign(filters, { [name]: values });
  }
  const vendor = numberIn(query, 'vendor');
  if (vendor !== null && Number.isSafeInteger(vendor) && vendor >= 1) filters.vendor = vendor;
  const prices = PRICES.map((name) => numberIn(query, name));
  const [low, high] = prices.map((price) => (isPrice(price) ? price : null));
  const isTwisted = low != null && high != null && low > high;
  if (low != null) filters[isTwisted ? 'price_max' : 'price_min'] = low;
  if (high != null) filters[isTwisted ? 'price_min' : 'price_max'] = high;
  const rating = numberIn(query, 'rating');
  if (rating !== null && [1, 2, 3, 4, 5].includes(rating)) filters.rating = rating;
  if (query.get('in_stock') === '1') filters.in_stock = '1';
  return filters;
}

/** Entered texts that are not prices. */
export type RefusedPrices = Partial<Record<(typeof PRICES)[number], string>>;

/** The invalid prices of an address as entered, for the error message; undefined when all are valid. */
export function readRefusedPrices(query: URLSearchParams): RefusedPrices | undefined {
  const refused = PRICES.flatMap((name) => {
    const typed = query.get(name)?.trim().slice(0, LONGEST_SHOWN) ?? '';
    return typed === '' || isPrice(numberIn(query, name)) ? [] : [[name, typed]];
  });
  return refused.length === 0 ? undefined : Object.fromEntries(refused);
}

const isPrice = (price: number | null) => price !== null && price >= 0 && price <= FILTER_LIMITS.price;

function numberIn(query: URLSearchParams, name: string): number | null {
  return readAmount(query.get(name) ?? '');
}

/** The filters without one of their values. */
export function withoutFilter(filters: ProductFilters, name: keyof ProductFilters, value: string): ProductFilters {
  const rest = filterEntries(filters).filter(([one, its]) => one !== name || its !== value);
  return readFilters(new URLSearchParams(rest));
}
