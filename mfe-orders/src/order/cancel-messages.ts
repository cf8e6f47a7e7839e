/** Texts of the end of an unpaid order. */
export const messages = {
  cancel: 'Cancel Order',
  cancelOrder: (reference: string) => `Cancel Order ${reference}`,
  title: 'Cancel this order?',
  means: (reference: string) => `Order ${reference} is not paid. Cancelling it cannot be undone.`,
  late: 'Should a payment for it still arrive, you get the money back.',
  keep: 'Keep order',
  toCart: 'Cancel, put products back into cart',
  confirm: 'Cancel order',
  cancelled: (reference: string) => `Order ${reference} is cancelled`,
  added: (names: string) => `In your cart again: ${names}`,
  gone: (names: string) => `Not available any more: ${names}`,
} as const;
