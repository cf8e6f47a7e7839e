import { kobo, type Kobo, percentOfKobo } from '@nkm/contracts';

const MOST_NAIRA = 1_000_000_000;
const MOST_STOCK = 1_000_000;

/**
 * Reads a price in naira as whole kobo: `1234.5`, `1,234.50` or `₦1,234.50`. Null for anything else, such as more than
 * two decimals, an exponent, a sign, zero, or more than a thousand million naira.
 */
export function readNaira(text: string): Kobo | null {
  const match = /^(?:₦ ?)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const naira = Number(match[1]!.replaceAll(',', ''));
  const amount = naira * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return amount > 0 && amount <= MOST_NAIRA * 100 ? kobo(amount) : null;
}

/** Reads a discount as a whole percentage: `15` or `15%`; 0 when it is empty. Null for anything outside 0 to 99. */
export function readPercent(text: string): number | null {
  if (text === '') return 0;
  const match = /^(\d{1,2})\s?%?$/.exec(text);
  return match ? Number(match[1]) : null;
}

/** Reads a number of units from 0 to a million; null for anything else. */
export function readStock(text: string): number | null {
  return /^\d{1,7}$/.test(text) && Number(text) <= MOST_STOCK ? Number(text) : null;
}

/** The price after the discount, rounded to the kobo, and at least one kobo. */
export function afterDiscount(price: Kobo, percent: number): Kobo {
  return kobo(Math.max(1, price - percentOfKobo(price, percent)));
}
