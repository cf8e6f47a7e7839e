/** Visible strings of the wishlist. */
export const messages = {
  remove: 'Remove',

  wishlist: 'Wishlist',
  wishlistEmpty: 'Your wishlist is empty',
  wishlistLoading: 'Loading your wishlist',
  moveToCart: 'Move to cart',
  chooseVariant: 'Choose a variant',
  cancel: 'Cancel',
  dialogUnavailable: 'This could not be opened. Please try again.',
  moveProductToCart: (title: string) => `Move to cart: ${title}`,
  removeFromWishlist: (title: string) => `Remove from wishlist: ${title}`,
  outOfStock: 'Out Of Stock',
  withdrawn: 'No longer available',
  backInStock: 'Back in stock',
  priceDropped: (amount: string) => `${amount} cheaper than when you added it`,
} as const;
