import { type RawBuilder, sql } from 'kysely';
import type { Part } from './interpret-search';
import { partQuery, textQuery, type WordForm } from './text-query';

/**
 * What a part of the search is worth by the best place where a product has it. The first of several alternatives is
 * what is meant most likely.
 */
const WORTH = { word: 1, otherWord: 0.85, choice: 0.7, beginning: 0.65, kind: 0.45, description: 0.05 };
/** A product on the shelf that somebody wrote down as meant comes before one that has the word in its title. */
const ON_MEANT_SHELF = 0.9;
/** A name of a shelf is also a word like others: "Agbada & Kaftans". */
const ON_NAMED_SHELF = 0.35;
/** Of what need not be there: products that name it come before those that do not. */
const WISH = { named: 1.2, share: 0.5 };
/** The most popular product gains about a sixth of a word in the title. */
const POPULARITY = 0.02;

/** How well a product `p` fits, as a number to sort by. */
export function rank(parts: readonly Part[]): RawBuilder<unknown> {
  return sql`${sql.join([sql.lit(0), ...parts.map(worthOf)], sql` + `)} + ${sql.lit(POPULARITY)} * ln(1 + p.popularity)`;
}

function worthOf(part: Part): RawBuilder<unknown> {
  const { alternatives, shelves, byName, wish } = part;
  if (wish) return worthOfWish(part);
  const onShelf = sql`case when p.subcategory_id = any(${shelves}::integer[]) then ${sql.lit(byName ? ON_NAMED_SHELF : ON_MEANT_SHELF)} else 0 end`; // prettier-ignore
  const words = alternatives.length === 0 ? sql.lit(0) : worthOfWords(alternatives);
  return shelves.length === 0 ? words : sql`${words} + ${onShelf}`;
}

function worthOfWish(part: Part): RawBuilder<unknown> {
  const words = part.alternatives.length === 0 ? sql.lit(0) : worthOfWords(part.alternatives);
  return sql`case when p.search_vector @@ ${partQuery(part, { weights: 'ABC' })}
    then ${sql.lit(WISH.named)} + ${sql.lit(WISH.share)} * ${words} else 0 end`;
}

function worthOfWords(alternatives: string[][]): RawBuilder<unknown> {
  const [first = [], ...others] = alternatives;
  const has = (words: string[][], form: WordForm) => sql`p.search_vector @@ ${textQuery(words, form)}`;
  const otherWord = others.length === 0 ? sql`` : sql`when ${has(others, { weights: 'A', whole: true })} then ${sql.lit(WORTH.otherWord)}`; // prettier-ignore
  return sql`case when ${has([first], { weights: 'A', whole: true })} then ${sql.lit(WORTH.word)} ${otherWord}
    when ${has(alternatives, { weights: 'C' })} then ${sql.lit(WORTH.choice)}
    when ${has(alternatives, { weights: 'A' })} then ${sql.lit(WORTH.beginning)}
    when ${has(alternatives, { weights: 'AB' })} then ${sql.lit(WORTH.kind)}
    else ${sql.lit(WORTH.description)} end`;
}
