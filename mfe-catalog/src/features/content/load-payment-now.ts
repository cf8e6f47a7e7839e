import type { CheckoutOptions } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import type { Platform } from '@nkm/platform';
import { loadCheckoutOptions } from './load-checkout-options';

export interface PaymentNow {
  /** Names of the available methods when payment on delivery is not among them; null when none needs correction. */
  insteadOfOnDelivery: string[] | null;
}

/** Checks the promise of payment on delivery against the current checkout options. */
export async function loadPaymentNow(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<PaymentNow> {
  const options = await loadCheckoutOptions(platform, signal);
  return { insteadOfOnDelivery: options && insteadOfOnDelivery(options.payment_methods) };
}

function insteadOfOnDelivery(methods: CheckoutOptions['payment_methods']): string[] | null {
  const open = methods.filter(({ enabled }) => enabled);
  return open.some(({ code }) => collectorOf(code) === 'courier') ? null : open.map(({ title }) => title);
}
