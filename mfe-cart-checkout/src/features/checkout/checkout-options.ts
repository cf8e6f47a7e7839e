import type { CheckoutOptions } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { messages } from './messages';

/** Options of a server that does not list them (CART-SCR-015 to CART-SCR-021). */
export const DOCUMENTED_OPTIONS: CheckoutOptions = {
  payment_methods: [
    { code: 'card', title: 'Card / Paystack', enabled: true, reason: null },
    { code: 'bank_transfer', title: 'Bank Transfer', enabled: false, reason: messages.notAvailable },
    { code: 'nkm_point', title: 'NKM Point', enabled: false, reason: messages.notAvailable },
    { code: 'cash_on_delivery', title: 'Cash on Delivery', enabled: false, reason: messages.notAvailable },
  ],
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

/** Loads the checkout options; falls back to the documented ones when the request fails. */
export async function loadCheckoutOptions(api: Platform['api'], signal?: AbortSignal): Promise<CheckoutOptions> {
  try {
    const { data } = await api.get<{ data: CheckoutOptions }>('/checkout/options', { signal });
    return data;
  } catch (error) {
    if (error instanceof ApiError) return DOCUMENTED_OPTIONS;
    throw error;
  }
}
