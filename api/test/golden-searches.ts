/** Fields of a result that decide whether it is relevant. */
export interface Found {
  title: string;
  subcategory: { slug: string };
}

/** A query and its relevant results (golden-searches.txt). */
export interface GoldenSearch {
  query: string;
  isMeant(product: Found): boolean;
}

const LOOKED_AT = 5;

/** @param text content of golden-searches.txt */
export function readGoldenSearches(text: string): GoldenSearch[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine);
}

function readLine(line: string): GoldenSearch {
  const [, query, shelves, title] = /^(.+?) => (?:in ([a-z0-9 -]+?))? ?(?:has (.+))?$/.exec(line) ?? [];
  if (query === undefined || (shelves === undefined && title === undefined))
    throw new Error(`No golden search: ${line}`);
  const slugs = shelves?.split(' ');
  const pattern = title === undefined ? null : new RegExp(title, 'i');
  return {
    query,
    isMeant: (product) =>
      (slugs === undefined || slugs.includes(product.subcategory.slug)) && (pattern?.test(product.title) ?? true),
  };
}

/**
 * Share of relevant results among the first five: 1 when all five are relevant, or when all relevant results that exist
 * come first.
 */
export function recallAt5({ isMeant }: GoldenSearch, results: readonly Found[], all: readonly Found[]): number {
  const meant = Math.min(LOOKED_AT, all.filter(isMeant).length);
  return results.slice(0, LOOKED_AT).filter(isMeant).length / meant;
}
