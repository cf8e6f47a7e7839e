/**
 * Money. In code an amount is an integer number of kobo; on the wire it is naira with at most two decimals. Every
 * conversion, sum and display goes through this file (SHR-RULE-002; docs/rules.md "Money").
 */
import type { Naira } from './entities';

declare const koboBrand: unique symbol;
/** An integer number of kobo (1 naira = 100 kobo). */
export type Kobo = number & { readonly [koboBrand]: true };

export type Currency = 'Naira' | 'Dollar';

/** Naira per dollar when the server sends no rate (SHR-CONST-001). */
export const DEFAULT_RATE = 380;
export const CURRENCY_SYMBOLS: Record<Currency, string> = { Naira: '₦', Dollar: '$' };

/** Marks an integer as kobo. Throws a RangeError for a fraction or an amount that a double cannot hold exactly. */
export function kobo(amount: number): Kobo {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole, safe number of kobo: ${amount}`);
  return amount as Kobo;
}

/** Naira (at most two decimals) → kobo. Throws a RangeError when there are more than two decimals. */
export function toKobo(naira: Naira): Kobo {
  const scaled = naira * 100;
  const rounded = Math.round(scaled);
  // A larger difference than floating-point noise is a third decimal.
  if (!Number.isFinite(naira) || Math.abs(scaled - rounded) > 1e-6 * Math.max(1, Math.abs(scaled) / 1e6)) {
    throw new RangeError(`Not an amount in naira with at most two decimals: ${naira}`);
  }
  return kobo(rounded === 0 ? 0 : rounded);
}

/** Kobo → naira for the API. */
export function toNaira(amount: Kobo): Naira {
  return amount / 100;
}

export function sumKobo(amounts: Iterable<Kobo>): Kobo {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return kobo(sum);
}

/** Unit price × whole quantity. */
export function timesKobo(amount: Kobo, quantity: number): Kobo {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return kobo(amount * quantity);
}

/** `percent` of an amount, rounded half up to the kobo. */
export function percentOfKobo(amount: Kobo, percent: number): Kobo {
  return kobo(Math.round((amount * percent) / 100));
}

/** Adds the Nigerian thousands separators to a number with at most three decimals: 1,234,567.50. */
export function groupThousands(number: number | string): string {
  // Intl.NumberFormat loads its tables on first use, which costs the first view 20 to 60 ms on a desktop.
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/**
 * Formats a price for the shopper: symbol, two decimals, thousands separators. Dollar divides the naira by the rate
 * (SHR-CONST-001). The charge itself is always in naira.
 */
export function formatMoney(naira: Naira, currency: Currency = 'Naira', rate: number = DEFAULT_RATE): string {
  const amount = currency === 'Dollar' ? naira / rate : naira;
  const sign = amount < 0 ? '-' : '';
  return `${sign}${CURRENCY_SYMBOLS[currency]}${groupThousands(Math.abs(amount).toFixed(2))}`;
}

/** Naira as a number in the displayed currency with at most two decimals and no symbol, for price fields. */
export function amountIn(naira: Naira, currency: Currency, rate: number): number {
  return currency === 'Dollar' ? Number((naira / rate).toFixed(2)) : naira;
}

/**
 * Naira that the shopper means by an amount in the displayed currency: the lowest that shows at least this amount, and
 * the highest that shows no more. In dollars, several prices in naira show the same cents.
 * @param amount with at most two decimals
 */
export function nairaShownAs(amount: number, currency: Currency, rate: number): { lowest: Naira; highest: Naira } {
  if (currency === 'Naira') return { lowest: amount, highest: amount };
  const shown = (koboAmount: number) => amountIn(koboAmount / 100, currency, rate);
  const cents = Math.round(amount * 100);
  // Estimates: floating-point noise can move them by a kobo.
  let lowest = Math.max(0, Math.ceil((cents - 0.5) * rate));
  while (lowest > 0 && shown(lowest - 1) >= amount) lowest -= 1;
  while (shown(lowest) < amount) lowest += 1;
  let highest = Math.floor((cents + 0.5) * rate);
  while (shown(highest + 1) <= amount) highest += 1;
  while (shown(highest) > amount) highest -= 1;
  return { lowest: lowest / 100, highest: highest / 100 };
}

/** Percentage for the discount badge; null when the product is not cheaper than before (SHR-RULE-001). */
export function discountPercent(original: Naira, selling: Naira): number | null {
  if (!(selling < original)) return null;
  return Math.round((100 * (original - selling)) / original);
}
