/** Visible strings of the prices beside the ways of delivery. */
export const messages = {
  fromPrice: (price: string) => `From ${price}`,
  priceByDay: (price: string, day: string) => `${price}, by ${day}`,
  noDeliveryFee: 'No delivery fee',
  notServed: (state: string | null) => (state === null ? 'Not available yet' : `Not available in ${state} yet`),
} as const;
