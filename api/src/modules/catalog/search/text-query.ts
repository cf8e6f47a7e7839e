import { type RawBuilder, sql } from 'kysely';
import type { Part } from './part';

/** Where a word must occur, and in which form. */
export interface WordForm {
  /** `AB`: title and further words (migration 1004). Default: anywhere. */
  weights?: string;
  /** The shopper is still typing, so numbers also match as beginnings. */
  unfinished?: boolean;
  /** Matches the exact word, neither its stem nor its beginning. */
  whole?: boolean;
}

/** The required parts as a query of PostgreSQL's text search. */
export function partsQuery(parts: readonly Part[], form: WordForm = {}): RawBuilder<unknown> {
  return sql`(${sql.join(
    parts.filter(({ optional }) => !optional).map((part) => partQuery(part, form)),
    sql` && `,
  )})`;
}

/** Matches one alternative, subcategory or condition of a part. */
export function partQuery({ alternatives, shelves, conditions }: Part, form: WordForm): RawBuilder<unknown> {
  // Marks in the search vector: the product's subcategory and condition (migration 1004).
  const marks = [...shelves, ...conditions.map((condition) => condition.toLowerCase())].map((mark) => `'/${mark}'`);
  const queries = [
    ...(alternatives.length === 0 ? [] : [textQuery(alternatives, form)]),
    ...(marks.length === 0 ? [] : [sql`${marks.join(' | ')}::tsquery`]),
  ];
  return sql`(${sql.join(queries, sql` || `)})`;
}

/**
 * Matches all words of one alternative. The beginning of a word suffices (`dress` finds dresses), but a number must
 * match exactly (`5` does not find 512). The search vector holds the two halves of a decimal as words.
 */
export function textQuery(alternatives: readonly string[][], form: WordForm): RawBuilder<unknown> {
  const words = alternatives
    .map((all) =>
      all
        .flatMap((word) => word.split('.'))
        .map((word) => wordQuery(word, form))
        .join(' & '),
    )
    .join(' | ');
  return sql`to_tsquery(${sql.lit(form.whole ? 'simple' : 'english')}, ${words})`;
}

function wordQuery(word: string, { weights = '', unfinished = false, whole = false }: WordForm): string {
  // A one-letter beginning would match half of the catalogue.
  const isWhole = whole || ((/^\d+$/.test(word) || word.length === 1) && !unfinished);
  const flags = `${isWhole ? '' : '*'}${weights}`;
  return flags === '' ? word : `${word}:${flags}`;
}

/** Cache key of the parts. Their order does not matter: `gold watch` finds the same as `watch gold`. */
export function queryKey(parts: readonly Part[]): string {
  const names = parts.map(({ alternatives, shelves, conditions, optional }) =>
    JSON.stringify([alternatives, shelves, conditions, optional]),
  );
  return names.sort().join(' ');
}
