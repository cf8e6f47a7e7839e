/** Visible strings of /compare (spec 2 §2). They come with its code. */
export const messages = {
  description: 'The products that you chose, beside each other.',
  caption: 'Your products in comparison',
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
  noDifferences: 'In everything that they state these products are alike.',
  addToCart: 'Add To Cart',
  removeFromCart: 'Remove from cart',
  chooseOptions: 'Choose options',
  remove: 'Remove',
  empty: 'There is nothing to compare yet',
  emptyDetail:
    'Choose up to 4 products with Compare, in the list view of the shop, and they stand beside each other here.',
  oneMore: 'Choose one more product with Compare to see how they differ.',
  browse: 'Go Shopping',
  /** Of products that were chosen and are not sold any more. */
  gone: (count: number) =>
    count === 1
      ? 'One product of your list is not sold any more and was taken off it.'
      : `${count} products of your list are not sold any more and were taken off it.`,
} as const;
