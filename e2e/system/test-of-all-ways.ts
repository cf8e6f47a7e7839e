import { test as ofAll } from './test';

/** For tests of ways to pay and to deliver that the shop does not offer by default. They share a marketplace. */
export const test = ofAll.extend<object, { settings: Record<string, string> }>({
  settings: [
    {
      PAYMENT_METHODS: 'card,bank_transfer,nkm_point,cash_on_delivery',
      DELIVERY_TYPES: 'Pickup,Drop off',
      SHIPPING_OPTIONS: 'standard,rabitlala,gig_logistics',
    },
    { option: true, scope: 'worker' },
  ],
});
