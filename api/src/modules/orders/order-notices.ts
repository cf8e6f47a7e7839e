/** What the page /notifications says of an order (spec 2 §3). */
export const orderNotices = {
  made: (reference: string) => ({
    tag: 'Order' as const,
    description: `Your order ${reference} was made. Its products are reserved for 30 minutes, until it is paid.`,
  }),
  cancelled: (reference: string) => ({
    tag: 'Order' as const,
    description: `Your order ${reference} is cancelled. Should a payment for it still arrive, you get the money back.`,
  }),
  unpaid: (reference: string) => ({
    tag: 'Order' as const,
    description: `Your order ${reference} was cancelled because it was not paid within 24 hours. Should a payment for it still arrive, you get the money back.`,
  }),
  paid: (reference: string, amount: string) => ({
    tag: 'Payment' as const,
    description: `Your order ${reference} is confirmed. Thank you for your payment of ${amount}.`,
  }),
  fulfilled: (reference: string) => ({
    tag: 'Order' as const,
    description: `The time to confirm the receipt of ${reference} is over, so it is fulfilled. You can still review what you bought.`,
  }),
  refund: (reference: string, amount: string) => ({
    tag: 'Refund' as const,
    description: `We received ${amount} for your order ${reference} that it cannot take. You will get this money back.`,
  }),
};
