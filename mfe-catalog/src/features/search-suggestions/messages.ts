/** Visible strings of the suggestions. They load when the shopper begins to search. */
export const messages = {
  categories: 'Categories',
  cleared: 'Recent searches cleared',
  clearRecent: 'Clear recent searches',
  found: (count: number) =>
    count === 1 ? '1 suggestion, use the arrow keys' : `${count} suggestions, use the arrow keys`,
  products: 'Products',
  recent: 'Recent searches',
  recentHint: 'Press Delete to remove',
  remove: 'Remove',
  removed: (search: string) => `${search} removed from recent searches`,
  suggestions: 'Suggestions',
  withCode: (code: string) => `With code ${code}`,
  words: 'Searches',
};
