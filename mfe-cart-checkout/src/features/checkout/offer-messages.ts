/** Visible strings of the prices beside the ways of delivery, and of another way when one is refused. */
export const messages = {
  changeCart: 'Change cart',
  /** @param fee null: none */
  pickUpInstead: (station: string, fee: string | null) =>
    `Pick up in ${station}${fee === null ? ', no delivery fee' : ` for ${fee}`}`,
  fromPrice: (price: string) => `From ${price}`,
  priceByDay: (price: string, day: string) => `${price}, by ${day}`,
  noDeliveryFee: 'No delivery fee',
  notServed: (state: string | null) => (state === null ? 'Not available yet' : `Not available in ${state} yet`),
} as const;
