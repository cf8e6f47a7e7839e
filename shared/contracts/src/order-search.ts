import { findOrderNumber } from './order-number';
import { readText } from './read-text';

/** Longest search of `GET /orders`, in characters (ours). */
export const ORDER_SEARCH_MAX = 200;

/** What a search of orders reads: the numbers and the items. */
export interface SearchedOrder {
  reference: string;
  invoices: readonly { reference: string; items: readonly string[] }[];
}

/** The text of an order for a search, without case and accents. Each part has its own line, so no word joins two. */
export function orderSearchText({ reference, invoices }: SearchedOrder): string {
  const ofInvoices = invoices.flatMap((invoice) => [invoice.reference, ...invoice.items]);
  return fold([reference, ...ofInvoices].join('\n'));
}

/** The words of a search. The text of an order contains each of them, or the search does not find it. */
export function orderSearchWords(typed: string): string[] {
  const number = findOrderNumber(typed);
  if (number !== null) return [fold(number)];
  const words = fold(readText(typed)).split(' ');
  return [...new Set(words.map((word) => word.replace(SIGNS_AROUND, '')).filter(Boolean))];
}

/** Signs that people paste with a word, such as # and a full stop. */
const SIGNS_AROUND = /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu;

/** Removes case and accents, so that "adire" finds "Àdìrẹ". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en');
}
