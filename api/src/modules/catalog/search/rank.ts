import { type RawBuilder, sql } from 'kysely';
import type { Part } from './part';
import { partQuery, textQuery, type WordForm } from './text-query';

/**
 * Score of a search term by the best place where a product has it. The first of several alternatives is the likeliest
 * meaning.
 */
const WORTH = { word: 1, otherWord: 0.85, choice: 0.7, beginning: 0.65, kind: 0.45, description: 0.05 };
/** Puts a product of the subcategory that a synonym names before one with the word in its title. */
const ON_MEANT_SHELF = 0.9;
/** Lower, because words in a subcategory's name are also ordinary words: "Agbada & Kaftans". */
const ON_NAMED_SHELF = 0.35;
/** Optional terms: products that name one come before those that do not. */
const OPTIONAL = { named: 1.2, share: 0.5 };
/** For a search that is a product's name: takes accessories, such as a case for an iPhone, behind the product. */
const FOR_THE_NAMED = 0.5;
/** Takes a sold-out product behind those that match as well, and leaves it before those that only mention a word. */
const SOLD_OUT = 0.5;
/** With this factor the most popular product gains about a sixth of a word in the title. */
const POPULARITY = 0.02;

/** Relevance of product `p`, to sort by. */
export function rank(parts: readonly Part[]): RawBuilder<unknown> {
  const worth = sql.join([sql.lit(0), ...parts.map(worthOf)], sql` + `);
  return sql`${worth} - ${accessory(parts)} - ${soldOut} + ${sql.lit(POPULARITY)} * ln(1 + p.popularity)`;
}

const soldOut = sql`case when p.in_stock then 0 else ${sql.lit(SOLD_OUT)} end`;

/** What an accessory loses: its title has the first word of the name after `for`. */
function accessory(parts: readonly Part[]): RawBuilder<unknown> {
  const isName = parts.every(
    ({ shelves, conditions, byPhrase, optional }) => !byPhrase && !optional && shelves.length + conditions.length === 0,
  );
  const [first] = parts[0]?.alternatives[0] ?? [];
  if (!isName || first === undefined) return sql.lit(0);
  const afterFor = `\\mfor\\M.*\\m${first.replaceAll('.', '[.]')}`;
  return sql`case when lower(p.title) ~ ${afterFor} then ${sql.lit(FOR_THE_NAMED)} else 0 end`;
}

function worthOf(part: Part): RawBuilder<unknown> {
  const { alternatives, shelves, byName, optional } = part;
  if (optional) return worthOfWish(part);
  const bonus = sql.lit(byName ? ON_NAMED_SHELF : ON_MEANT_SHELF);
  const onShelf = sql`case when p.subcategory_id = any(${shelves}::integer[]) then ${bonus} else 0 end`;
  const words = alternatives.length === 0 ? sql.lit(0) : worthOfWords(alternatives);
  return shelves.length === 0 ? words : sql`${words} + ${onShelf}`;
}

function worthOfWish(part: Part): RawBuilder<unknown> {
  const words = part.alternatives.length === 0 ? sql.lit(0) : worthOfWords(part.alternatives);
  return sql`case when p.search_vector @@ ${partQuery(part, { weights: 'ABC' })}
    then ${sql.lit(OPTIONAL.named)} + ${sql.lit(OPTIONAL.share)} * ${words} else 0 end`;
}

function worthOfWords(alternatives: string[][]): RawBuilder<unknown> {
  const [first = [], ...others] = alternatives;
  const has = (words: string[][], form: WordForm) => sql`p.search_vector @@ ${textQuery(words, form)}`;
  const otherWord =
    others.length === 0
      ? sql``
      : sql`when ${has(others, { weights: 'A', whole: true })} then ${sql.lit(WORTH.otherWord)}`;
  return sql`case when ${has([first], { weights: 'A', whole: true })} then ${sql.lit(WORTH.word)} ${otherWord}
    when ${has(alternatives, { weights: 'C' })} then ${sql.lit(WORTH.choice)}
    when ${has(alternatives, { weights: 'A' })} then ${sql.lit(WORTH.beginning)}
    when ${has(alternatives, { weights: 'AB' })} then ${sql.lit(WORTH.kind)}
    else ${sql.lit(WORTH.description)} end`;
}
