import { type Dictionary, type Meaning, shelfKey } from './dictionary';
import type { Part } from './part';
import { phraseForms, phraseKey } from './phrase-forms';
import { partsOfMixed, withoutMarks } from './search-words';
import { inSmallerUnit, joinUnits, partsOfDecimal } from './units';
import { isRelation, markOptionalTerms } from './optional-terms';

/** The typed words that the vocabulary contains. */
export type KnownWords = ReadonlySet<string>;

const MOST_PARTS = 8;
const SHORTEST_HALF = 3;
const SHORTEST_BEGINNING = 5;
const LONGEST_END = 2;
/** Extra words, such as `for` and `my`, that a typed phrase can contain. */
const FURTHER_WORDS = 2;

/**
 * Interprets the words of a search. Phrases get their meaning from the dictionary (`gen`: generator), and filler words
 * (`how much is`) are dropped. Names of subcategories find their products. Compounds match written together or apart.
 * A search of filler words only is kept as typed.
 */
export function interpretSearch(words: readonly string[], dictionary: Dictionary, known: KnownWords): Part[] {
  const written = joinUnits(words.map((word) => (known.has(word) ? word : withoutMarks(word))));
  const finished = written.map((word) => finishedIfUnknown(word, dictionary, known));
  const apart = finished.flatMap((word) => apartIfUnknown(word, dictionary, known));
  const { tokens, purposesFrom } = replacePhrases(apart, dictionary);
  if (tokens.length === 0) return words.map(plain).slice(0, MOST_PARTS);
  const parts = readTokens(tokens, dictionary, known);
  const purposes = parts.filter(({ at }) => at >= purposesFrom).map(({ part }) => part);
  return markOptionalTerms(
    parts.map(({ part }) => part),
    new Set(purposes),
  ).slice(0, MOST_PARTS);
}

/** Words to look up in the vocabulary: themselves, joined with their neighbours, and their halves. */
export function wordsToLookUp(typed: readonly string[]): string[] {
  const words = [...new Set([...typed, ...typed.map(withoutMarks)])];
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [...new Set([...words, ...joined, ...words.flatMap((word) => halvesOf(word).flat())])];
}

type Token = string | Part;

/** Replaces phrases by their meaning, drops filler phrases, and replaces single words by their synonym. */
function replacePhrases(words: readonly string[], { phrases, spellings, shelves, longest }: Dictionary) {
  const tokens: Token[] = [];
  let purposesFrom = Number.POSITIVE_INFINITY;
  const meant = (some: readonly string[]) =>
    phraseForms(some, spellings)
      .flatMap((key) => phrases.get(key) ?? [])
      .at(0);
  for (let at = 0; at < words.length;) {
    // The name of a subcategory also keeps its words together: "phone accessories" must not match "phone".
    const length = lengthOf(
      words.slice(at, at + longest + FURTHER_WORDS),
      (some) => meant(some) !== undefined || (some.length > 1 && shelves.has(shelfKey(some))),
    );
    const typed = words.slice(at, at + Math.max(1, length));
    const meaning = length > 0 ? meant(typed) : undefined;
    tokens.push(...(meaning ? tokensOf(typed, meaning) : typed));
    if (isRelation(typed) && tokens.length > 0) purposesFrom = Math.min(purposesFrom, tokens.length);
    at += typed.length;
  }
  return { tokens, purposesFrom };
}

function tokensOf(typed: string[], meaning: Meaning): Token[] {
  const { alternatives, shelves, conditions } = meaning;
  if (shelves.length + conditions.length === 0 && alternatives.length < 2) return alternatives[0] ?? [];
  // The typed word comes first among its synonyms, such as dress and gown.
  const asTyped = alternatives.filter((words) => phraseKey(words) === phraseKey(typed));
  const others = alternatives.filter((words) => !asTyped.includes(words));
  return [{ typed, alternatives: [...asTyped, ...others], shelves, conditions, byPhrase: true }];
}

function lengthOf(words: readonly string[], isKnown: (some: readonly string[]) => boolean): number {
  for (let length = words.length; length > 0; length--) {
    if (isKnown(words.slice(0, length))) return length;
  }
  return 0;
}

/** Parts, and the token at which each begins. */
function readTokens(tokens: readonly Token[], { shelves, longest }: Dictionary, known: KnownWords) {
  const parts: { part: Part; at: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = wordsFrom(tokens, at, longest);
    const [first] = run;
    const part =
      first === undefined ? (tokens[at] as Part) : (shelfPart(run, shelves) ?? joinedPart(run, known) ?? plain(first));
    parts.push({ part, at });
    at += first === undefined ? 1 : part.typed.length;
  }
  return parts;
}

function wordsFrom(tokens: readonly Token[], at: number, most: number): string[] {
  const ahead = tokens.slice(at, at + most);
  const end = ahead.findIndex((token) => typeof token !== 'string');
  return (end === -1 ? ahead : ahead.slice(0, end)) as string[];
}

function shelfPart(run: readonly string[], shelves: Dictionary['shelves']): Part | undefined {
  for (let length = run.length; length > 0; length--) {
    const typed = run.slice(0, length);
    const ids = shelves.get(shelfKey(typed));
    if (ids) return { typed, alternatives: [typed], shelves: ids, conditions: [], byName: true };
  }
  return undefined;
}

/** `play station` also matches `playstation` if the vocabulary has that word. */
function joinedPart([first, second]: readonly string[], known: KnownWords): Part | undefined {
  if (first === undefined || second === undefined || !known.has(first + second)) return undefined;
  return { typed: [first, second], alternatives: [[first, second], [first + second]], shelves: [], conditions: [] };
}

/** `iphone13` also matches `iphone 13`, `6.67inch` also `6.67 inch`, and `5kva` also `5000va`. */
function plain(word: string): Part {
  const mixed = partsOfMixed(word) ?? partsOfDecimal(word);
  const smaller = inSmallerUnit(word);
  const alternatives = [[word], ...(mixed ? [mixed] : []), ...(smaller ? [[smaller]] : [])];
  return { typed: [word], alternatives, shelves: [], conditions: [] };
}

/** Completes an unknown `perfum` to the phrase `perfume`. */
function finishedIfUnknown(word: string, { phrases, shelves }: Dictionary, known: KnownWords): string {
  if (
    word.length < SHORTEST_BEGINNING ||
    known.has(word) ||
    phrases.has(phraseKey([word])) ||
    shelves.has(shelfKey([word]))
  )
    return word;
  const endings = [...phrases.keys()].filter((key) => key.startsWith(word) && key.length <= word.length + LONGEST_END);
  return endings.find((key) => !key.includes(' ')) ?? word;
}

/** Splits an unknown `ringlight` into `ring light`. */
function apartIfUnknown(word: string, { phrases, shelves }: Dictionary, known: KnownWords): string[] {
  if (known.has(word) || phrases.has(phraseKey([word])) || shelves.has(shelfKey([word]))) return [word];
  return halvesOf(word).find((halves) => halves.every((half) => known.has(half))) ?? [word];
}

/** All splits in two, also those that share the middle letter: `hardisk` is `hard` and `disk`. */
function halvesOf(word: string): [string, string][] {
  const cutBy = (shared: number) =>
    Array.from({ length: Math.max(0, word.length + shared - 2 * SHORTEST_HALF + 1) }, (_, cut): [string, string] => [
      word.slice(0, cut + SHORTEST_HALF),
      word.slice(cut + SHORTEST_HALF - shared),
    ]);
  return [...cutBy(0), ...cutBy(1)];
}
