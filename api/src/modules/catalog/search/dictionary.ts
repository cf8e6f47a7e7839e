import { phraseKey } from './phrase-forms';
import { searchWords, singular } from './search-words';
import { joinUnits } from './units';

/** A phrase and its meaning (table search_synonyms). */
export interface Synonym {
  phrase: string;
  /** Alternatives to search for instead, each of one or more words. Empty for a filler phrase. */
  means: readonly string[];
  /** Slugs of the subcategories that the phrase names. */
  shelves: readonly string[];
  conditions: readonly string[];
}

export interface ShelfName {
  id: number;
  slug: string;
  title: string;
}

/** The meaning of a phrase. */
export interface Meaning {
  alternatives: string[][];
  shelves: number[];
  conditions: string[];
}

/** Phrases and names of subcategories, by their words in the singular. */
export interface Dictionary {
  phrases: ReadonlyMap<string, Meaning>;
  /** The usual spelling of words that are only a variant of it. */
  spellings: ReadonlyMap<string, string>;
  /** Keys with sorted words, so that "shoes for men" matches "men's shoes". */
  shelves: ReadonlyMap<string, number[]>;
  /** Number of words in the longest phrase. */
  longest: number;
}

const LONGEST_SHELF_NAME = 4;

export const shelfKey = (words: readonly string[]) => words.map(singular).sort().join(' ');

/** The name of a subcategory, or a part of it ("Fans & Air Conditioners" has two), finds its products. */
export function createDictionary(synonyms: readonly Synonym[], names: readonly ShelfName[]): Dictionary {
  const ids = new Map(names.map(({ id, slug }) => [slug, id]));
  const phrases = new Map(synonyms.map((synonym) => [phraseKey(wordsOf(synonym.phrase)), meaningOf(synonym, ids)]));
  const shelves = new Map<string, number[]>();
  for (const { id, title } of names) {
    for (const name of new Set([title, ...title.split(/[&,]/)].map((part) => shelfKey(searchWords(part))))) {
      shelves.set(name, [...(shelves.get(name) ?? []), id]);
    }
  }
  const lengths = [...phrases.keys()].map((key) => key.split(' ').length);
  const spellings = spellingsOf(phrases);
  return {
    phrases: withUsualSpelling(phrases, spellings),
    spellings,
    shelves,
    longest: Math.max(LONGEST_SHELF_NAME, ...lengths),
  };
}

const wordsOf = (text: string) => joinUnits(searchWords(text));

/** Maps `labtop` to `laptop`: its only meaning is that word, or both have the same meaning. */
function spellingsOf(phrases: ReadonlyMap<string, Meaning>): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const [phrase, meaning] of phrases) {
    const [[word, ...further] = [], ...others] = meaning.alternatives;
    if (word === undefined || further.length > 0 || phrase.includes(' ') || phrase === singular(word)) continue;
    const isJustThat = others.length + meaning.shelves.length + meaning.conditions.length === 0;
    if (isJustThat || isSame(meaning, phrases.get(singular(word)))) spellings.set(phrase, word);
  }
  return spellings;
}

/** Adds each phrase in the usual spelling, to which searches are normalised: `cloth for kids` → `clothing for kids`. */
function withUsualSpelling(phrases: ReadonlyMap<string, Meaning>, spellings: ReadonlyMap<string, string>) {
  const usual = (key: string) => phraseKey(key.split(' ').map((word) => spellings.get(word) ?? word));
  return new Map([...[...phrases].map(([key, meaning]) => [usual(key), meaning] as const), ...phrases]);
}

const isSame = (one: Meaning, other: Meaning | undefined) => JSON.stringify(one) === JSON.stringify(other);

function meaningOf({ means, shelves, conditions }: Synonym, ids: ReadonlyMap<string, number>): Meaning {
  return {
    alternatives: means.map(wordsOf),
    // Ignores subcategories that this shop does not have.
    shelves: shelves.flatMap((slug) => ids.get(slug) ?? []),
    conditions: [...conditions],
  };
}
