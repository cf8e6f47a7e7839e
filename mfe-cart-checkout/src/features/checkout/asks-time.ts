import type { CheckoutOptions } from '@nkm/contracts';
import type { CheckoutDraft } from './draft';

/**
 * Whether the checkout asks for the delivery time: for door delivery, and as documented for GIG Logistics unless the
 * server says that a pickup needs no time (docs/rules.md "Delivery time").
 */
export function asksTime(
  { pickup_asks_time = true }: Pick<CheckoutOptions, 'pickup_asks_time'>,
  { shippingOption, deliveryType }: Pick<CheckoutDraft, 'shippingOption' | 'deliveryType'>,
): boolean {
  return deliveryType === 'Drop off' || (shippingOption === 'gig_logistics' && pickup_asks_time);
}
