/** Units as titles write them, by the names that shoppers use. */
const UNITS: Readonly<Record<string, string>> = {
  inch: 'inch',
  inches: 'inch',
  w: 'w',
  watt: 'w',
  watts: 'w',
  kw: 'kw',
  va: 'va',
  kva: 'kva',
  hp: 'hp',
  horsepower: 'hp',
  l: 'l',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  ltr: 'l',
  ltrs: 'l',
  kg: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  gb: 'gb',
  gig: 'gb',
  gigs: 'gb',
  tb: 'tb',
  mah: 'mah',
};

const IN_THOUSANDS: Readonly<Record<string, string>> = { kva: 'va', kw: 'w' };

const NUMBER = /^\d+(\.\d+)?$/;
const AMOUNT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** Joins numbers with their units as in titles: `550 watts` and `550watts` become `550w`. */
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

/** `6.67inch` → `['6.67', 'inch']`, as in titles with a gap or a mark; null for any other word. */
export function partsOfDecimal(word: string): string[] | null {
  const [, number = '', unit = ''] = AMOUNT.exec(word) ?? [];
  return number.includes('.') ? [number, unit] : null;
}

/** Whether the word is a number with a unit, and not a model name. */
export const isAmount = (word: string): boolean => UNITS[AMOUNT.exec(word)?.[2] ?? ''] !== undefined;

/** `5kva` → `5000va`; null without a smaller unit. */
export function inSmallerUnit(word: string): string | null {
  const [, number, unit = ''] = AMOUNT.exec(word) ?? [];
  return IN_THOUSANDS[unit] === undefined ? null : `${Number(number) * 1000}${IN_THOUSANDS[unit]}`;
}
