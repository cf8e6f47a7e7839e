/** Strings for cancelling an order that is not paid. */
export const messages = {
  cancel: 'Cancel whole order',
  cancelOrder: (reference: string) => `Cancel whole order ${reference}`,
  title: 'Cancel this order?',
  means: (reference: string) => `Order ${reference} is not paid. Cancelling it cannot be undone.`,
  meansInCash: (reference: string) => `Order ${reference} is not packed yet. Cancelling it cannot be undone.`,
  nothingToPay: 'You have not paid yet, so there is nothing to refund. You have nothing to pay.',
  late: 'You have not paid yet, so there is nothing to refund. If a payment still arrives, we will refund it.',
  coinsBack: (coins: string) => `${coins} go back to your account.`,
  keep: 'Keep order',
  toCart: 'Cancel and move products to cart',
  confirm: 'Cancel order',
  cancelled: (reference: string) => `Order ${reference} is cancelled`,
  added: (names: string) => `Back in your cart: ${names}`,
  gone: (names: string) => `No longer available: ${names}`,
} as const;
