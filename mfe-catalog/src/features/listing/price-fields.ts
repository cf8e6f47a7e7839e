import { amountIn, type Currency, FILTER_LIMITS, nairaFrom } from '@nkm/contracts';

/** The display currency and its rate in naira per dollar. */
export interface Display {
  currency: Currency;
  rate: number;
}

/** Text of a price field: the naira of the address in the display currency. */
export function priceText(naira: number | undefined, { currency, rate }: Display): string {
  return naira === undefined ? '' : String(amountIn(naira, currency, rate));
}

/** Parses amounts such as "$1,250.50", "₦ 5000" or "20"; null for any other text. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[\s,₦$]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : null;
}

/**
 * Converts the text of a price field for the address: naira, or the text itself when it is not a price.
 * @param naira the price that the field showed before; untouched text keeps it to the kobo
 */
export function addressPrice(typed: string, naira: number | undefined, display: Display): string {
  if (naira !== undefined && typed === priceText(naira, display)) return String(naira);
  const amount = readAmount(typed);
  if (amount === null || display.currency === 'Naira') return typed;
  // Beyond the limit a plain number would be read as naira again.
  return String(Math.min(nairaFrom(amount, display.currency, display.rate), FILTER_LIMITS.price));
}
