/** Visible strings of the recently viewed products. Strings fixed by requirements stay verbatim. */
export const messages = {
  home: 'Home',
  account: 'Account',
  heading: 'Recently Viewed Products',
  empty: 'You have not viewed any products yet',
  emptyHint: 'Products that you open are listed here, so that you can find them again.',
  withdrawn: (count: number) =>
    count === 1 ? '1 product you viewed is no longer sold.' : `${count} products you viewed are no longer sold.`,
  goShopping: 'Go Shopping',
  failed: 'cannot get recent products',
  pages: 'Pages of products',
} as const;
