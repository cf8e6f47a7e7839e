import type { CheckoutOptions, ShippingOption } from '@nkm/contracts';
import { PAYMENT_METHODS, paymentCodes } from '@nkm/contracts/payment-methods';
import type { WaysSettings } from '../../../platform/environment/ways-settings';

const NOT_AVAILABLE = 'Not available yet';
const COMING_SOON = 'Coming Soon';

const PAYMENTS = paymentCodes().map((code) => ({ code, title: PAYMENT_METHODS[code].title }));

const SHIPPING_OPTIONS = [
  { code: 'standard', title: 'Standard' },
  { code: 'rabitlala', title: 'Rabitlala' },
  { code: 'gig_logistics', title: 'GIG Logistics' },
] as const;

const DELIVERY_TYPES = [{ code: 'Pickup' }, { code: 'Drop off' }] as const;

/** Every option of the checkout, with the reason where the settings disable one. */
export function checkoutOptions({
  paymentMethods,
  shippingOptions,
  deliveryTypes,
  pickupAsksTime,
}: WaysSettings): Required<Omit<CheckoutOptions, 'last_pickup'>> {
  return {
    payment_methods: offer(PAYMENTS, paymentMethods, NOT_AVAILABLE),
    shipping_options: offer(SHIPPING_OPTIONS, shippingOptions, COMING_SOON),
    pickup_asks_time: pickupAsksTime,
    delivery_types: offer(DELIVERY_TYPES, deliveryTypes, NOT_AVAILABLE),
  };
}

function offer<O extends { code: string }>(options: readonly O[], enabled: readonly O['code'][], otherwise: string) {
  return options.map((option) => {
    const isEnabled = enabled.includes(option.code);
    return { ...option, enabled: isEnabled, reason: isEnabled ? null : otherwise };
  });
}

export const titleOf = (shippingOption: ShippingOption['code']): string =>
  SHIPPING_OPTIONS.find(({ code }) => code === shippingOption)!.title;
