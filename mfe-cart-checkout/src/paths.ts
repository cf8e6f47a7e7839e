/** Every address that this slice links to. */
export const paths = {
  home: '/',
  shop: '/shop',
  product: (slug: string) => `/${slug}`,
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  shipping: '/shipping',
  payment: '/payment',
  paymentSuccess: '/payment-success',
  paymentError: '/payment-error',
  myOrders: '/my-orders',
  verifyEmail: '/register-verify-email',
  shelf: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  search: (text: string) => `/search/${encodeURIComponent(text)}`,
} as const;
