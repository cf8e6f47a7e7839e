/** Every visible string of this slice. Those of the specification stay verbatim (spec 2 §2, §8). */
export const messages = {
  addedToCart: (title: string) => `${title} added to cart`,
  alreadyInCart: (title: string) => `${title} already in cart`,
  removedFromCart: (title: string) => `${title} removed from cart`,
  cartUnavailable: 'Your cart could not be loaded. Check your connection and try again.',
  notInCart: 'This product is not in the cart',
  soldOut: (title: string) => `${title} is out of stock`,
  cartCleared: 'Successfully deleted cart',
  maximumQuantity: 'Maximum quantity reached for this product',
  addedToWishlist: (title: string) => `${title} added to wishlist`,
  alreadyInWishlist: (title: string) => `${title} already in wishlist`,
  removedFromWishlist: (title: string) => `${title} removed from wishlist`,
  notUploaded: (titles: string) => `Not moved to your account yet: ${titles}`,
  notUploadedDetail: 'They are kept on this device and will be tried again.',
} as const;
