import { type RawBuilder, sql } from 'kysely';
import type { Part } from './interpret-search';

/** Where a word may stand, and in which form. */
export interface WordForm {
  /** `AB`: title and further words (migration 0031); anywhere unless told. */
  weights?: string;
  /** Somebody is still typing: numbers may be unfinished, too. */
  unfinished?: boolean;
  /** The word itself, neither its stem nor its beginning. */
  whole?: boolean;
}

/** The parts as a query of PostgreSQL's text search: all but wishes, by one of their alternatives, shelves or conditions. */
export function partsQuery(parts: readonly Part[], form: WordForm = {}): RawBuilder<unknown> {
  return sql`(${sql.join(parts.filter(({ wish }) => !wish).map((part) => partQuery(part, form)), sql` && `)})`; // prettier-ignore
}

/** A part by one of its alternatives, shelves or conditions. */
export function partQuery({ alternatives, shelves, conditions }: Part, form: WordForm): RawBuilder<unknown> {
  // Marks of a product: its shelf and its condition (migration 0031).
  const marks = [...shelves, ...conditions.map((condition) => condition.toLowerCase())].map((mark) => `'/${mark}'`);
  const queries = [
    ...(alternatives.length === 0 ? [] : [textQuery(alternatives, form)]),
    ...(marks.length === 0 ? [] : [sql`${marks.join(' | ')}::tsquery`]),
  ];
  return sql`(${sql.join(queries, sql` || `)})`;
}

/**
 * All words of one of the alternatives. Of a word the beginning suffices (`dress` finds dresses); a number stands for
 * itself (`5` does not find 512). Products have the two halves of a decimal as words.
 */
export function textQuery(alternatives: readonly string[][], form: WordForm): RawBuilder<unknown> {
  const words = alternatives.map((all) => all.flatMap((word) => word.split('.')).map((word) => wordQuery(word, form)).join(' & ')).join(' | '); // prettier-ignore
  return sql`to_tsquery(${sql.lit(form.whole ? 'simple' : 'english')}, ${words})`;
}

function wordQuery(word: string, { weights = '', unfinished = false, whole = false }: WordForm): string {
  // What begins with one letter is half of the catalogue.
  const isWhole = whole || ((/^\d+$/.test(word) || word.length === 1) && !unfinished);
  const flags = `${isWhole ? '' : '*'}${weights}`;
  return flags === '' ? word : `${word}:${flags}`;
}

/** Names the parts among what is kept. Their order changes nothing: `gold watch` finds what `watch gold` does. */
export function queryKey(parts: readonly Part[]): string {
  const names = parts.map(({ alternatives, shelves, conditions, wish }) =>
    JSON.stringify([alternatives, shelves, conditions, wish]),
  );
  return names.sort().join(' ');
}
