/** Visible strings of the pages that review the order. Strings fixed by requirements stay verbatim. */
export const messages = {
  shippingInformation: 'Shipping information',
  shippingMethod: 'Shipping method',
  productOverview: 'Product overview',
  continueToPayment: 'CONTINUE TO PAYMENT',
  returnToCheckout: 'Return to checkout',
  units: (units: number) => (units === 1 ? '1 product' : `${units} products`),
} as const;
