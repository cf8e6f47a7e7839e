/** Visible strings of the suggestions, which are loaded when somebody begins to search. */
export const messages = {
  categories: 'Categories',
  cleared: 'Recent searches cleared',
  clearRecent: 'Clear recent searches',
  found: (count: number) =>
    count === 1 ? '1 suggestion, use the arrow keys' : `${count} suggestions, use the arrow keys`,
  products: 'Products',
  recent: 'Recent searches',
  recentHint: 'Press Delete to remove it',
  remove: 'Remove',
  removed: (search: string) => `${search} removed from recent searches`,
  suggestions: 'Suggestions',
  words: 'Searches',
};
