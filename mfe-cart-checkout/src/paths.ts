/** Every address that this slice links to. */
export const paths = {
  home: '/',
  account: '/account',
  shop: '/shop',
  /** The product's page, with this variant chosen. */
  product: (slug: string, variantId?: number) =>
    variantId === undefined ? `/${slug}` : `/${slug}?variant=${variantId}`,
  cart: '/cart',
  wishlist: '/wishlist',
  hotDeals: '/Hot-Deals',
  coupons: '/coupon',
  checkout: '/checkout',
  shipping: '/shipping',
  payment: '/payment',
  paymentSuccess: '/payment-success',
  paymentError: '/payment-error',
  /** Why the payment of an order failed, and what helps. */
  failedPayment: (orderNumber: string) => `/payment-error?reference=${encodeURIComponent(orderNumber)}`,
  payAnotherWay: (orderNumber: string) => `/pay-another-way?reference=${encodeURIComponent(orderNumber)}`,
  myOrders: '/my-orders',
  /** Retries the payment of the last unpaid order. */
  invoice: '/invoice',
  /** The contact form of the shop, about an order. */
  contactUs: (orderNumber: string) => `/Contact-Us?order=${encodeURIComponent(orderNumber)}`,
  addAddress: '/addresses/add',
  verifyEmail: '/register-verify-email',
  category: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  search: (text: string) => `/search/${encodeURIComponent(text)}`,
} as const;
