import { type CheckoutOptions, hasFeature } from '@nkm/contracts';
import { DOCUMENTED_PAYMENT, PAYMENT_METHODS, paymentCodes } from '@nkm/contracts/payment-methods';
import { ApiError, type Platform } from '@nkm/platform';
import { messages } from './messages';

/** Options of a server that does not list them (CART-SCR-015 to CART-SCR-021). */
export const DOCUMENTED_OPTIONS: CheckoutOptions = {
  payment_methods: paymentCodes().map((code) => {
    const enabled = code === DOCUMENTED_PAYMENT;
    return { code, title: PAYMENT_METHODS[code].title, enabled, reason: enabled ? null : messages.notAvailable };
  }),
  shipping_options: [
    { code: 'standard', title: 'Standard', enabled: false, reason: messages.comingSoon },
    { code: 'rabitlala', title: 'Rabitlala', enabled: false, reason: messages.comingSoon },
    { code: 'gig_logistics', title: 'GIG Logistics', enabled: true, reason: null },
  ],
  pickup_asks_time: true,
  delivery_types: [
    { code: 'Pickup', enabled: true, reason: null },
    { code: 'Drop off', enabled: false, reason: messages.notAvailable },
  ],
};

/** Loads the checkout options; returns the documented ones when the server has none or the request fails. */
export async function loadCheckoutOptions(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  signal?: AbortSignal,
): Promise<CheckoutOptions> {
  if (!hasFeature(settings, 'checkout-options')) return DOCUMENTED_OPTIONS;
  try {
    const { data } = await api.get<{ data: CheckoutOptions }>('/checkout/options', { signal });
    return data;
  } catch (error) {
    if (error instanceof ApiError) return DOCUMENTED_OPTIONS;
    throw error;
  }
}
