/** Every address that this slice links to. */
export const paths = {
  home: '/',
  account: '/account',
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
  /** Retries the payment of the last unpaid order. */
  invoice: '/invoice',
  addAddress: '/addresses/add',
  verifyEmail: '/register-verify-email',
  category: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  search: (text: string) => `/search/${encodeURIComponent(text)}`,
} as const;
