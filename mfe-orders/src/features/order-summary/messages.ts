export const messages = {
  title: 'Your order',
  loading: 'Loading your order',
  failed: 'Your order could not be loaded.',
  retry: 'Retry',
  number: 'Order Number',
  soldBy: (store: string) => `Sold by ${store}`,
  expected: 'Expected arrival',
  byDay: (day: string) => `By ${day}`,
  next: 'What happens next',
  steps: (isPickup: boolean) => [
    'Each store packs its products. We’ll let you know when a parcel is on its way.',
    isPickup
      ? 'We’ll let you know when a parcel is ready. Collect it at the pickup station during opening hours.'
      : 'The courier brings each parcel to your address.',
    'Confirm receipt within 72 hours to earn 10 NKM coins.',
  ],
  details: (store: string) => `Order details of ${store}`,
  continueShopping: 'Continue Shopping',
} as const;
