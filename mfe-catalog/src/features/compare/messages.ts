/** Visible strings of /compare, loaded with its code. Strings fixed by requirements stay verbatim. */
export const messages = {
  description: 'Your chosen products, side by side.',
  caption: 'Product comparison',
  product: 'Product',
  rating: 'Rating',
  price: 'Price',
  availability: 'Availability',
  inStock: 'In stock',
  outOfStock: 'Out Of Stock',
  shipping: 'Shipping',
  shipsFrom: (station: string) => `Nationwide, from ${station}`,
  nationwide: 'Nationwide',
  soldBy: 'Sold By',
  nothingSaid: 'Not stated',
  notRated: 'No reviews yet',
  differencesOnly: 'Differences only',
  noDifferences: 'These products have no listed differences.',
  addToCart: 'Add To Cart',
  removeFromCart: 'Remove from cart',
  chooseOptions: 'Choose options',
  remove: 'Remove',
  empty: 'There is nothing to compare yet',
  emptyDetail: 'To compare up to 4 products, open the list view of the shop and choose Compare on each product.',
  oneMore: 'Choose one more product to compare.',
  browse: 'Go Shopping',
  differentKinds: (kinds: readonly string[]) =>
    `These are different kinds of products: ${kinds.join(', ')}. They have few details in common.`,
  /** @param count chosen products that are no longer sold */
  gone: (count: number) =>
    count === 1
      ? 'One product on your list is no longer sold and was removed.'
      : `${count} products on your list are no longer sold and were removed.`,
} as const;
