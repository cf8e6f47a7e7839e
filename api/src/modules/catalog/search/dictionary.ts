import { phraseKey } from './phrase-forms';
import { searchWords, singular } from './search-words';
import { joinUnits } from './units';

/** A phrase and what it means (table search_synonyms). */
export interface Synonym {
  phrase: string;
  /** What is looked for instead, alternatives each of one or more words. Nothing at all: the phrase says nothing. */
  means: readonly string[];
  /** Slugs of the subcategories that it names. */
  shelves: readonly string[];
  conditions: readonly string[];
}

export interface ShelfName {
  id: number;
  slug: string;
  title: string;
}

/** What a phrase stands for. */
export interface Meaning {
  alternatives: string[][];
  shelves: number[];
  conditions: string[];
}

/** Phrases and the names of the shelves, by their words in the singular. */
export interface Dictionary {
  phrases: ReadonlyMap<string, Meaning>;
  /** The usual spelling of words that are only another one for it. */
  spellings: ReadonlyMap<string, string>;
  /** The words sorted: "shoes for men" is "men's shoes". */
  shelves: ReadonlyMap<string, number[]>;
  /** Words of the longest phrase. */
  longest: number;
}

const LONGEST_SHELF_NAME = 4;

export const shelfKey = (words: readonly string[]) => words.map(singular).sort().join(' ');

/** Whoever searches for the name of a shelf means what stands on it: each part of "Fans & Air Conditioners" is one. */
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

/** `labtop` is `laptop`: it means just that word, or the same as that word. */
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

/** A search is read in the usual spelling of its words: so are the phrases, or `cloth for kids` is none for `clothing`. */
function withUsualSpelling(phrases: ReadonlyMap<string, Meaning>, spellings: ReadonlyMap<string, string>) {
  const usual = (key: string) => phraseKey(key.split(' ').map((word) => spellings.get(word) ?? word));
  return new Map([...[...phrases].map(([key, meaning]) => [usual(key), meaning] as const), ...phrases]);
}

const isSame = (one: Meaning, other: Meaning | undefined) => JSON.stringify(one) === JSON.stringify(other);

function meaningOf({ means, shelves, conditions }: Synonym, ids: ReadonlyMap<string, number>): Meaning {
  return {
    alternatives: means.map(wordsOf),
    // A shelf that this shop does not have is no shelf.
    shelves: shelves.flatMap((slug) => ids.get(slug) ?? []),
    conditions: [...conditions],
  };
}
