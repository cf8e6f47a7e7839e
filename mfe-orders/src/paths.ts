/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  myOrders: ({ page = 1, search = '' } = {}) => {
    const query = new URLSearchParams();
    if (search.trim() !== '') query.set('q', search.trim());
    if (page > 1) query.set('page', String(page));
    return query.toString() !== '' ? `/my-orders?${query}` : '/my-orders';
  },
  product: (slug: string) => `/${encodeURIComponent(slug)}`,
  orderDetails: (orderId: number, invoiceId: number) => `/order-details/${orderId}/${invoiceId}`,
} as const;
