import { amountIn, type Currency, FILTER_LIMITS, nairaShownAs, plainDigits } from '@nkm/contracts';

/** The display currency and its rate in naira per dollar. */
export interface Display {
  currency: Currency;
  rate: number;
}

/** Text of a price field: the naira of the address in the display currency. */
export function priceText(naira: number | undefined, { currency, rate }: Display): string {
  return naira === undefined ? '' : String(amountIn(naira, currency, rate));
}

const AMOUNT = /^(?:\d+|\d{1,3}(?:[,٬，\s]\d{3})+)(?:\.\d{1,2})?$/;

/**
 * Parses amounts such as "$1,250.50", "₦ 5000" or "٢٠"; null for any other text. A comma separates thousands only:
 * "19,99" is no amount, because it is not 1,999.
 */
export function readAmount(text: string): number | null {
  const amount = plainDigits(text).replace(/[₦$]/g, '').trim();
  return AMOUNT.test(amount) ? Number(amount.replace(/[^\d.]/g, '')) : null;
}

export interface TypedPrices {
  price_min: string;
  price_max: string;
}

/**
 * Converts the texts of the price fields for the address: naira, or the text itself when it is not a price. Amounts in
 * dollars become limits that include every price that shows them.
 * @param before the naira that the fields showed; untouched text keeps them to the kobo
 */
export function addressPrices(
  typed: TypedPrices,
  before: Partial<Record<keyof TypedPrices, number>>,
  display: Display,
): TypedPrices {
  const [low, high] = [readAmount(typed.price_min), readAmount(typed.price_max)];
  // In the wrong order they change places, before each becomes the limit of its side.
  const isTwisted = low !== null && high !== null && low > high;
  const { price_min, price_max } = isTwisted ? { price_min: typed.price_max, price_max: typed.price_min } : typed;
  return {
    price_min: addressPrice(price_min, before.price_min, display, 'lowest'),
    price_max: addressPrice(price_max, before.price_max, display, 'highest'),
  };
}

function addressPrice(typed: string, before: number | undefined, display: Display, side: 'lowest' | 'highest'): string {
  if (before !== undefined && typed === priceText(before, display)) return String(before);
  const amount = readAmount(typed);
  if (amount === null || display.currency === 'Naira') return typed;
  // Beyond the limit a plain number would be read as naira again.
  if (amount * display.rate >= FILTER_LIMITS.price) return String(FILTER_LIMITS.price);
  return String(Math.min(nairaShownAs(amount, display.currency, display.rate)[side], FILTER_LIMITS.price));
}
