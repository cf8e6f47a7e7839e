import type { CheckoutOptions } from '@nkm/contracts';

/** Checkout options, with the reason where one is disabled (spec 2 §2 Confirm Order). */
export const CHECKOUT_OPTIONS: CheckoutOptions = {
  payment_methods: [
    { code: 'card', title: 'Card / Paystack', enabled: true, reason: null },
    { code: 'bank_transfer', title: 'Bank Transfer', enabled: false, reason: 'Not available yet' },
    { code: 'nkm_point', title: 'NKM Point', enabled: false, reason: 'Not available yet' },
    { code: 'cash_on_delivery', title: 'Cash on Delivery', enabled: false, reason: 'Not available yet' },
  ],
  shipping_options: [
    { code: 'standard', title: 'Standard', enabled: false, reason: 'Coming Soon' },
    { code: 'rabitlala', title: 'Rabitlala', enabled: false, reason: 'Coming Soon' },
    { code: 'gig_logistics', title: 'GIG Logistics', enabled: true, reason: null },
  ],
  delivery_types: [
    { code: 'Pickup', enabled: true, reason: null },
    { code: 'Drop off', enabled: false, reason: 'Not available yet' },
  ],
};
