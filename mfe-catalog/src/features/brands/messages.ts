/** Visible strings of the brand list. Strings fixed by requirements stay verbatim. */
export const messages = {
  description: 'All brands on the marketplace, from A to Z.',
  letters: 'Letters',
  search: 'Search brands',
  noMatch: (words: string) => `No brand matches “${words}”.`,
  small: (count: number) => `${count} more brands with one product each`,
  none: 'There are no brands to show.',
  toShop: 'See all products',
} as const;
