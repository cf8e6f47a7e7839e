import type { ColourSetName } from './colours';

/** A further choice beside the colour; each value costs `step` (a fraction) more than the one before. */
export interface ChoiceSeed {
  title: string;
  values: readonly string[];
  step?: number;
}

/** One subcategory with the articles that stand on it. */
export interface Shelf {
  slug: string;
  title: string;
  /** Emoji that stand for the articles, taken in turn where an article names none. */
  art: readonly string[];
  /** Emoji that may stand beside the article in its pictures. */
  beside?: readonly string[];
  colours?: ColourSetName;
  choice?: ChoiceSeed;
  /** `[emoji ]Brand|Rest of the title@naira`, with `-` for articles without a brand in their title. */
  articles: readonly string[];
  features: readonly string[];
  /** Property → possible values, some of them for certain titles only: see `fittingValue`. */
  specification: Readonly<Record<string, readonly string[]>>;
}

/** A group of subcategories in the mega menu. */
export interface ShelfType {
  title: string;
  shelves: readonly Shelf[];
}

export interface CategorySeed {
  slug: string;
  name: string;
  title: string;
  icon: string;
  types: readonly ShelfType[];
}
