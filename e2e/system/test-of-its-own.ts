import { paymentCodes } from '@nkm/contracts/payment-methods';
import { test as ofAll } from './test';

/**
 * For tests that change accounts with which others sign in, or that need a way to pay or to deliver that the shop does
 * not offer by default: they share a separate marketplace.
 */
export const test = ofAll.extend<object, { settings: Record<string, string> }>({
  settings: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires it
    async ({}, use) =>
      use({
        PAYMENT_METHODS: paymentCodes().join(),
        DELIVERY_TYPES: 'Pickup,Drop off',
        SHIPPING_OPTIONS: 'standard,rabitlala,gig_logistics',
      }),
    { scope: 'worker' },
  ],
});
