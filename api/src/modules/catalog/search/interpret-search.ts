import { type Dictionary, type Meaning, shelfKey } from './dictionary';
import { phraseForms, phraseKey } from './phrase-forms';
import { partsOfMixed, withoutMarks } from './search-words';
import { inSmallerUnit, joinUnits } from './units';
import { isRelation, markWishes } from './wishes';

/** One thing that is asked for: a product has one of the alternatives (all words of it), shelves or conditions. */
export interface Part extends Meaning {
  /** As it was typed. */
  typed: string[];
  /** Somebody wrote down what the words mean: they name a thing. */
  byPhrase?: true;
  /** The words are the name of the shelf; else somebody wrote down that they mean it. */
  byName?: true;
  /** A product without it is found, too, behind those that have it. */
  wish?: true;
}

/** What the interpretation has to know of the vocabulary: which words some product has. */
export type KnownWords = ReadonlySet<string>;

const MOST_PARTS = 8;
const SHORTEST_HALF = 3;
const SHORTEST_BEGINNING = 5;
const LONGEST_END = 2;
/** Words such as `for` and `my` that may stand in a phrase beside its own. */
const FURTHER_WORDS = 2;

/**
 * What the words ask for: phrases mean what the dictionary says (`gen` a generator), words that say nothing fall away
 * (`how much is`), names of shelves mean what stands on them, and words that were written together or apart are found
 * either way. Words that all say nothing are looked for as they are.
 */
export function interpretSearch(words: readonly string[], dictionary: Dictionary, known: KnownWords): Part[] {
  const written = joinUnits(words.map((word) => (known.has(word) ? word : withoutMarks(word))));
  const finished = written.map((word) => finishedIfUnknown(word, dictionary, known));
  const apart = finished.flatMap((word) => apartIfUnknown(word, dictionary, known));
  const { tokens, purposesFrom } = replacePhrases(apart, dictionary);
  if (tokens.length === 0) return words.map(plain).slice(0, MOST_PARTS);
  const parts = readTokens(tokens, dictionary, known);
  const purposes = parts.filter(({ at }) => at >= purposesFrom).map(({ part }) => part);
  return markWishes(parts.map(({ part }) => part), new Set(purposes)).slice(0, MOST_PARTS); // prettier-ignore
}

/** Words whose place in the vocabulary decides: themselves, joined with their neighbours, and their halves. */
export function wordsToLookUp(typed: readonly string[]): string[] {
  const words = [...new Set([...typed, ...typed.map(withoutMarks)])];
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [...new Set([...words, ...joined, ...words.flatMap((word) => halvesOf(word).flat())])];
}

type Token = string | Part;

/** Phrases of several words become what they mean, those that say nothing go, and a word for a word is put in its place. */
function replacePhrases(words: readonly string[], { phrases, spellings, shelves, longest }: Dictionary) {
  const tokens: Token[] = [];
  let purposesFrom = Number.POSITIVE_INFINITY;
  const meant = (some: readonly string[]) =>
    phraseForms(some, spellings)
      .flatMap((key) => phrases.get(key) ?? [])
      .at(0);
  for (let at = 0; at < words.length;) {
    // The name of a shelf is no phrase, but keeps its words together: "phone accessories" is no phone.
    const length = lengthOf(words.slice(at, at + longest + FURTHER_WORDS), (some) => meant(some) !== undefined || (some.length > 1 && shelves.has(shelfKey(some)))); // prettier-ignore
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
  // Of a dress and a gown, which are one to most, what was typed is meant first.
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

/** Parts, and at which token each begins. */
function readTokens(tokens: readonly Token[], { shelves, longest }: Dictionary, known: KnownWords) {
  const parts: { part: Part; at: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = wordsFrom(tokens, at, longest);
    const [first] = run;
    const part = first === undefined ? (tokens[at] as Part) : (shelfPart(run, shelves) ?? joinedPart(run, known) ?? plain(first)); // prettier-ignore
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

/** `play station` is `playstation` where some product has that word. */
function joinedPart([first, second]: readonly string[], known: KnownWords): Part | undefined {
  if (first === undefined || second === undefined || !known.has(first + second)) return undefined;
  return { typed: [first, second], alternatives: [[first, second], [first + second]], shelves: [], conditions: [] };
}

/** `iphone13` is `iphone 13`, and `5kva` also `5000va`. */
function plain(word: string): Part {
  const mixed = partsOfMixed(word);
  const smaller = inSmallerUnit(word);
  const alternatives = [[word], ...(mixed ? [mixed] : []), ...(smaller ? [[smaller]] : [])];
  return { typed: [word], alternatives, shelves: [], conditions: [] };
}

/** `perfum` means what `perfume` does where it is no word that anybody knows. */
function finishedIfUnknown(word: string, { phrases, shelves }: Dictionary, known: KnownWords): string {
  if (word.length < SHORTEST_BEGINNING || known.has(word) || phrases.has(phraseKey([word])) || shelves.has(shelfKey([word]))) return word; // prettier-ignore
  const endings = [...phrases.keys()].filter((key) => key.startsWith(word) && key.length <= word.length + LONGEST_END);
  return endings.find((key) => !key.includes(' ')) ?? word;
}

/** `ringlight` is `ring light` where it is no word that anybody knows. */
function apartIfUnknown(word: string, { phrases, shelves }: Dictionary, known: KnownWords): string[] {
  if (known.has(word) || phrases.has(phraseKey([word])) || shelves.has(shelfKey([word]))) return [word];
  return halvesOf(word).find((halves) => halves.every((half) => known.has(half))) ?? [word];
}

/** Its halves, and those that share the letter in the middle: `hardisk`. */
function halvesOf(word: string): [string, string][] {
  const cutBy = (shared: number) =>
    Array.from({ length: Math.max(0, word.length + shared - 2 * SHORTEST_HALF + 1) }, (_, cut): [string, string] => [
      word.slice(0, cut + SHORTEST_HALF),
      word.slice(cut + SHORTEST_HALF - shared),
    ]);
  return [...cutBy(0), ...cutBy(1)];
}
