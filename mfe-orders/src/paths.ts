/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  shop: '/shop',
  myOrders: '/my-orders',
  product: (slug: string) => `/${encodeURIComponent(slug)}`,
  orderDetails: (orderId: number, invoiceId: number) => `/order-details/${orderId}/${invoiceId}`,
} as const;
