import { readText } from '@nkm/contracts';

/** Addresses that this slice links to. */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  verifyEmail: '/register-verify-email',
  myOrders: ({ page = 1, search = '', status = '' } = {}) => {
    const query = new URLSearchParams();
    const words = readText(search);
    if (words !== '') query.set('q', words);
    if (status !== '') query.set('status', status);
    if (page > 1) query.set('page', String(page));
    return query.toString() !== '' ? `/my-orders?${query}` : '/my-orders';
  },
  paymentResult: (reference: string) => `/payment-success?reference=${encodeURIComponent(reference)}`,
  payAnotherWay: (reference: string) => `/pay-another-way?reference=${encodeURIComponent(reference)}`,
  coinsHistory: (page = 1) => (page > 1 ? `/coins-history?page=${page}` : '/coins-history'),
  dashboard: (range: string) => (range === 'month' ? '/Dashboard' : `/Dashboard?range=${range}`),
  /** The contact form of a store, about an invoice. */
  contactSeller: (vendorId: number, reference: string) =>
    `/store-detail?vendor=${vendorId}&order=${encodeURIComponent(reference)}`,
  /** The contact form of the shop, about an order. */
  contactUs: (orderNumber: string) => `/Contact-Us?order=${encodeURIComponent(orderNumber)}`,
  viewTracking: (invoiceId?: number) => (invoiceId ? `/view-tracking?id=${invoiceId}` : '/view-tracking'),
  reviewProduct: (invoiceId: number, productId: number) => `/review-product?invoice=${invoiceId}&product=${productId}`,
  /** The product's page, with this variant chosen. */
  product: (slug: string, variantId?: number) =>
    `/${encodeURIComponent(slug)}${variantId === undefined ? '' : `?variant=${variantId}`}`,
  orderDetails: (orderId: number, invoiceId: number) => `/order-details/${orderId}/${invoiceId}`,
} as const;
