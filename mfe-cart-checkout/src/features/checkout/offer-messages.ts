/** Visible strings of the prices beside the ways of delivery, and of another way when one is refused. */
export const messages = {
  changeCart: 'Change cart',
  pickUpInstead: (station: string, fee: string) => `Pick up in ${station} for ${fee}`,
  fromPrice: (price: string) => `From ${price}`,
  priceByDay: (price: string, day: string) => `${price}, by ${day}`,
  noDeliveryFee: 'No delivery fee',
  notServed: (state: string | null) => (state === null ? 'Not available yet' : `Not available in ${state} yet`),
} as const;
