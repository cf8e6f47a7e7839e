/** How units are written in titles, by the names that people give them. */
const UNITS: Readonly<Record<string, string>> = {
  inch: 'inch', inches: 'inch', w: 'w', watt: 'w', watts: 'w', kw: 'kw', va: 'va', kva: 'kva', hp: 'hp', horsepower: 'hp',
  l: 'l', litre: 'l', litres: 'l', liter: 'l', liters: 'l', ltr: 'l', ltrs: 'l', kg: 'kg', kilo: 'kg', kilos: 'kg',
  gb: 'gb', gig: 'gb', gigs: 'gb', tb: 'tb', mah: 'mah',
}; // prettier-ignore

const IN_THOUSANDS: Readonly<Record<string, string>> = { kva: 'va', kw: 'w' };

const NUMBER = /^\d+(\.\d+)?$/;
const AMOUNT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** Numbers and their units as one word, named as in titles: `550 watts` and `550watts` are `550w`. */
export function joinUnits(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const unit = UNITS[word];
    const isOfNumber = unit !== undefined && NUMBER.test(joined.at(-1) ?? '');
    joined.push(isOfNumber ? `${joined.pop()}${unit}` : withUsualUnit(word));
  }
  return joined;
}

function withUsualUnit(word: string): string {
  const [, number, name = ''] = AMOUNT.exec(word) ?? [];
  return UNITS[name] === undefined ? word : `${number}${UNITS[name]}`;
}

/** Whether it is a number with its unit: which one is meant, and no model. */
export const isAmount = (word: string): boolean => UNITS[AMOUNT.exec(word)?.[2] ?? ''] !== undefined;

/** `5kva` is `5000va`; null for what has no smaller unit. */
export function inSmallerUnit(word: string): string | null {
  const [, number, unit = ''] = AMOUNT.exec(word) ?? [];
  return IN_THOUSANDS[unit] === undefined ? null : `${Number(number) * 1000}${IN_THOUSANDS[unit]}`;
}
