import { readText } from '@nkm/contracts';

const MOST_WORDS = 12;

/**
 * The words of a search: lower case, unique, at most twelve. An inch mark becomes a word, and `men's` becomes `mens`,
 * as in products (migration 1004, search_text). A number loses its separator of thousands, and
 * `usbc` is `usb c`. Terms that products split in two stay one here, because only both
 * halves give the meaning: `6.5kva`, and `6 by 6`, which becomes `6x6`. Punctuation is dropped.
 */
export function searchWords(typed: string): string[] {
  const words =
    readText(typed)
      .toLowerCase()
      .replace(/(\w)['’]s(?![\p{L}\p{N}])/gu, '$1s')
      .replace(/(?<![\d.,])(\d{1,3}),(\d{3})(?![\d,])/g, '$1$2')
      .replace(/(?<![\d.,])(\d{1,3}) 000(?![\d,])/g, '$1000')
      .replace(/(\d)\s*(?:["″”]|''|’’)/g, '$1 inch ')
      .replace(/\b(usb|type)([abc])\b/g, '$1 $2')
      .replace(/(\d)\s*(?:x|×|\*|\bby\b)\s*(?=\d)/g, '$1x')
      .match(/\d+\.\d[\p{L}\p{N}\p{M}]*|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** `bàtà` → `bata`. */
export const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Approximate singular, so that both forms share a key: `watches` → `watch`, `batteries` → `battery`. */
export function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** `iphone13` → `['iphone', '13']`, `128gb` → `['128', 'gb']`; null for a word of letters or digits alone. */
export function partsOfMixed(word: string): string[] | null {
  const parts = word.match(/[0-9]+|[a-z]+/g) ?? [];
  return parts.length > 1 && parts.join('') === word ? parts : null;
}
