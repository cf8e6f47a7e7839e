/** Document titles. Separate from `messages.ts`, because every page loads the claims that use them. */
export const titles = {
  myOrders: 'My Orders',
  details: 'Order Details',
  coinsHistory: 'Coin History',
  dashboard: 'Dashboard',
  trackOrder: 'Order Tracking',
  trackOrderDescription: 'See where the parcels of your order are. You need the order number and your phone or email.',
  viewTracking: 'Tracking View',
  reviewProduct: 'Review Product',
  invoice: 'Payment',
} as const;
