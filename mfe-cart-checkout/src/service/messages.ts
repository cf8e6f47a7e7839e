/** What the cart service tells shoppers on every page of the shop. Strings fixed by requirements stay verbatim. */
export const messages = {
  addedToCart: (title: string) => `${title} added to cart`,
  alreadyInCart: (title: string) => `${title} already in cart`,
  codeApplied: (code: string) => `The code ${code} is applied.`,
  removedFromCart: (title: string) => `${title} removed from cart`,
  cartCleared: 'Successfully deleted cart',
  notInCart: 'This product is not in the cart',
  soldOut: (title: string) => `${title} is out of stock`,
  addedToWishlist: (title: string) => `${title} added to wishlist`,
  alreadyInWishlist: (title: string) => `${title} already in wishlist`,
  removedFromWishlist: (title: string) => `${title} removed from wishlist`,
  notUploaded: (titles: string) => `Not moved to your account yet: ${titles}`,
  notUploadedDetail: 'They stay on this device. We will try again.',
} as const;
