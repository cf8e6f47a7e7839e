const order = (reference: string, amount: string) => `Order ${reference} of ${amount}`;

/** News of interrupted payments. */
export const messages = {
  confirmed: (reference: string, amount: string) => `${order(reference, amount)} is confirmed.`,
  pending: (reference: string, amount: string) => `${order(reference, amount)} is being confirmed. Do not pay again.`,
  failed: (reference: string, amount: string) => `The payment of order ${reference} of ${amount} failed. Try again.`,
  unpaid: (reference: string, amount: string) => `${order(reference, amount)} waits for its payment.`,
  returned: (reference: string, amount: string) => `${order(reference, amount)} was put back into the cart.`,
  cancelled: (reference: string, amount: string) => `${order(reference, amount)} was cancelled without a payment.`,
  inOrder: (units: number) =>
    units === 1
      ? 'Its product left your cart and waits in this order.'
      : `Its ${units} products left your cart and wait in this order.`,
  inCash: (amount: string) => `Pay ${amount} in cash when it arrives.`,
  below: 'See the end of this page.',
  pay: 'Pay now',
  again: 'Try again',
  check: 'Check the payment',
  otherWays: 'Cancel or change',
  toOrders: 'Check order status',
  dismiss: 'Dismiss',
} as const;
