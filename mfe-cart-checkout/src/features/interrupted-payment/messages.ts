const order = (reference: string, amount: string) => `Order ${reference} (${amount})`;

/** News of interrupted payments. */
export const messages = {
  confirmed: (reference: string, amount: string) => `${order(reference, amount)} is confirmed.`,
  pending: (reference: string, amount: string) => `${order(reference, amount)} is being confirmed. Do not pay again.`,
  failed: (reference: string, amount: string) => `The payment of order ${reference} (${amount}) failed.`,
  unpaid: (reference: string, amount: string) => `${order(reference, amount)} is not paid yet.`,
  returned: (reference: string, amount: string) =>
    `The products of order ${reference} (${amount}) are back in your cart.`,
  cancelled: (reference: string, amount: string) => `${order(reference, amount)} was cancelled before it was paid.`,
  inOrder: (units: number) =>
    units === 1
      ? 'Its product is in this order, no longer in your cart.'
      : `Its ${units} products are in this order, no longer in your cart.`,
  inCash: (amount: string, isPickup: boolean) =>
    `Pay ${amount} in cash when ${isPickup ? 'you collect it' : 'you receive it'}.`,
  below: 'See the end of this page.',
  pay: 'Pay now',
  again: 'Try again',
  check: 'Check the payment',
  otherWays: 'Cancel or change',
  toOrders: 'Check order status',
  dismiss: 'Dismiss',
} as const;
