/** Addresses that the frame links to. */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  wishlist: '/wishlist',
  category: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
};
