import type { CheckoutOptions } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadCheckoutOptions } from './load-checkout-options';

const ON_DELIVERY = 'cash_on_delivery';

export interface PaymentNow {
  /** Names of the ways to pay that are open, when paying on delivery is not among them; null: there is nothing to correct. */
  insteadOfOnDelivery: string[] | null;
}

/** What is true at the moment of the promise that buyers pay on delivery. */
export async function loadPaymentNow(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<PaymentNow> {
  const options = await loadCheckoutOptions(platform, signal);
  return { insteadOfOnDelivery: options && insteadOfOnDelivery(options.payment_methods) };
}

function insteadOfOnDelivery(methods: CheckoutOptions['payment_methods']): string[] | null {
  const open = methods.filter(({ enabled }) => enabled);
  return open.some(({ code }) => code === ON_DELIVERY) ? null : open.map(({ title }) => title);
}
