import type { Meaning } from './dictionary';

/** One term of a search: a product matches one alternative (all of its words), subcategory or condition. */
export interface Part extends Meaning {
  /** The words as typed. */
  typed: string[];
  /** The words are a phrase of the dictionary: they name a thing. */
  byPhrase?: true;
  /** The words are the name of the subcategory; else a synonym maps to it. */
  byName?: true;
  /** Optional term: products without it are found too, after those with it. */
  optional?: true;
}
