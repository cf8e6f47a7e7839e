import { FILTER_LIMITS } from '@nkm/contracts';

/** Bounds of a price in naira. */
export interface PriceBounds {
  min?: number;
  max?: number;
}

const UNITS =
  'inch|inches|gb|tb|mb|kg|g|mah|w|watts?|va|kva|ml|l|litres?|liters?|yards?|cm|mm|m|ft|hp|hz|mp|years?|months?';
const AMOUNT = `(?:₦|#|ngn|naira|n)?\\s*(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)\\s*(k|m|thousand|million)?\\b(?!\\s*(?:["″]|(?:${UNITS})\\b))(?:\\s*(?:naira|ngn))?`;
const BETWEEN = new RegExp(`\\b(?:between|from)\\s+${AMOUNT}\\s*(?:and|to|-)\\s*${AMOUNT}`, 'i');
const RANGE = new RegExp(`(?<![\\w.,-])${AMOUNT}\\s*(?:to|-|–)\\s*${AMOUNT}`, 'i');
const AT_MOST = new RegExp(
  `\\b(?:not above|not over|not? (?:dey |go )?pass|(?:my )?budget(?: ` +
    `is| of| na)?|under|below|less than|lower than|not more than|at most|max(?:imum)?|up to|within)\\s+${AMOUNT}`,
  'i',
);
const AT_LEAST = new RegExp(`\\b(?:above|over|more than|at least|min(?:imum)?|from)\\s+${AMOUNT}`, 'i');

const AT = new RegExp(`\\b(?:for|at|of|around|about)\\s+${AMOUNT.replace(')?\\b', ')\\b')}`, 'i');

/** An amount that can only be a price: `150k` or `20000 naira`, but neither `4k` of a screen nor `24k` of gold. */
const BARE = new RegExp(
  String.raw`(?<![\w.,-])(?:(\d{2,3})\s*(k|thousand)|(?:₦|#)\s*(\d{1,3}(?:,\d{3})+|\d{3,7})(k)?|(\d{1,3}(?:,\d{3})+|\d{3,7})\s*(?:naira|ngn))(?![\w"″])(?!\s*(?:${UNITS}|gold|carats?|karats?)\b)`,
  'i',
);
const AROUND = { least: 0.5, most: 1.2 };

const SCALES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };
/** Naira. A lower amount is an age, a size or a count, because no product is that cheap. */
const LEAST = 500;
const LATEST_YEAR = 2100;

/** Price bounds in a search (`phones under 50k`), and its remaining text. */
export function readPriceWords(text: string): { text: string; price?: PriceBounds } {
  for (const [pattern, boundsOf] of READERS) {
    const match = pattern.exec(text);
    const bounds = match && boundsOf(match);
    if (!bounds || Object.values(bounds).some((amount) => amount < LEAST || amount > FILTER_LIMITS.price)) continue;
    return { text: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`, price: bounds };
  }
  return { text };
}

const READERS: readonly [RegExp, (match: RegExpExecArray) => PriceBounds | null][] = [
  [
    BETWEEN,
    ([, low, lowScale, high, highScale]) => ordered(amountOf(low, lowScale ?? highScale), amountOf(high, highScale)),
  ],
  [
    RANGE,
    ([, low, lowScale, high, highScale]) =>
      unlessYears(ordered(amountOf(low, lowScale ?? highScale), amountOf(high, highScale))),
  ],
  [AT_MOST, ([, amount, scale]) => ({ max: amountOf(amount, scale) })],
  [AT, ([, amount, scale]) => ({ max: amountOf(amount, scale) })],
  [AT_LEAST, ([, amount, scale]) => ({ min: amountOf(amount, scale) })],
  [
    BARE,
    ([, thousands, scale, signed, signedScale, named]) =>
      around(amountOf(thousands ?? signed ?? named, scale ?? signedScale)),
  ],
];

function amountOf(digits = '', scale = ''): number {
  return Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1);
}

/** Ignores years: `2010 to 2015`. */
const unlessYears = (bounds: Required<PriceBounds>) => (bounds.max > LATEST_YEAR ? bounds : null);

function around(amount: number): PriceBounds {
  return { min: amount * AROUND.least, max: amount * AROUND.most };
}

function ordered(one: number, other: number): Required<PriceBounds> {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
