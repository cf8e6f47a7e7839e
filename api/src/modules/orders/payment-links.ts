/**
 * Why an order cannot be paid now. `sold-out`: its products or its account are gone. `hold-ended`: it was held for the
 * longest allowed time. `too-many-unpaid`: other unpaid orders of the account hold stock.
 */
export type Obstacle = 'cancelled' | 'sold-out' | 'hold-ended' | 'too-many-unpaid';

/**
 * The stable payment link of an order: each visit starts a new payment (docs/rules.md "Payments"). The browser opens it
 * without a session, hence the key.
 */
export const paymentLink = (publicUrl: string, orderId: number, payKey: string): string =>
  `${publicUrl}/api/orders/${orderId}/pay/${payKey}`;

export const ordersPage = (publicUrl: string): string => `${publicUrl}/my-orders`;

/** The order list with one order only. @param reference order number */
export const orderPage = (publicUrl: string, reference: string): string =>
  `${ordersPage(publicUrl)}?q=${encodeURIComponent(reference)}`;

/** The page of one invoice. */
export const invoicePage = (publicUrl: string, { id, order_id }: { id: number; order_id: number }): string =>
  `${publicUrl}/order-details/${order_id}/${id}`;

/** Return page from the payment provider: the one stored with the order, else the shop’s own. */
export const returnPage = (publicUrl: string, callbackUrl: string | null): string =>
  callbackUrl ?? `${publicUrl}/payment-success`;

/** The page that shows the result of a payment. */
export function resultPage(callbackUrl: string, reference: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('reference', reference);
  return url.href;
}

/** Target of the provider's Cancel: the shop's failure page beside its callback page. */
export function cancelPage(callbackUrl: string, reference: string): string {
  const url = new URL('/payment-error', callbackUrl);
  url.searchParams.set('reference', reference);
  return url.href;
}

/** The shop's failure page with the reason, for an order that cannot be paid now. */
export function failurePage(callbackUrl: string, reference: string, reason: Obstacle | 'provider-down'): string {
  const url = new URL(cancelPage(callbackUrl, reference));
  url.searchParams.set('reason', reason);
  return url.href;
}
