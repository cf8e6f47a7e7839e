import type { Obstacle } from './claim-attempt';

/**
 * The stable address that pays an order: it starts a fresh payment each time (decision "payment link may
 * expire"). Opened by the browser without a session, hence the key.
 */
export const paymentLink = (publicUrl: string, orderId: number, payKey: string): string =>
  `${publicUrl}/api/orders/${orderId}/pay/${payKey}`;

export const ordersPage = (publicUrl: string): string => `${publicUrl}/my-orders`;

/** The page that the payment provider leads back to: the one that the order names, else the shop's own. */
export const returnPage = (publicUrl: string, callbackUrl: string | null): string =>
  callbackUrl ?? `${publicUrl}/payment-success`;

/** The page that asks for the result of a payment. */
export function resultPage(callbackUrl: string, reference: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('reference', reference);
  return url.href;
}

/** Where the provider's Cancel leads: the shop's failure page beside its callback page. */
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
