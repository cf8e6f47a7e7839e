import type { ColourSetName } from './colours';

/** A second choice besides the colour; each value costs `step` (a fraction) more than the previous one. */
export interface ChoiceSeed {
  title: string;
  values: readonly string[];
  step?: number;
}

/** One subcategory with its articles. */
export interface SubcategorySeed {
  slug: string;
  title: string;
  /** Art of the articles that name none. */
  art?: string;
  colours?: ColourSetName;
  choice?: ChoiceSeed;
  /** `[art ]Brand|Rest of the title@naira`: see `parseArticle`. */
  articles: readonly string[];
  features: readonly string[];
  /** Property → possible values, some only for certain titles: see `fittingValue`. */
  specification: Readonly<Record<string, readonly string[]>>;
}

/** A group of subcategories in the mega menu. */
export interface TypeSeed {
  title: string;
  subcategories: readonly SubcategorySeed[];
}

export interface CategorySeed {
  slug: string;
  name: string;
  title: string;
  icon: string;
  types: readonly TypeSeed[];
}
