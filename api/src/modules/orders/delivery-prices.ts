import { kobo, type Settings, toNaira } from '@nkm/contracts';
import { FEE_POLICY } from './fee-policy';
import { quoteOrder } from './quote-order';

/** The price of a delivery on product pages: as in the quote of a cheap product, with fuel and tax, in naira. */
export function deliveryPrices(): Required<Settings>['delivery'] {
  const line = { vendorId: 0, unitPrice: kobo(1), quantity: 1 };
  const { delivery, gas, tax } = quoteOrder([line], { deliveryType: 'Pickup', policy: FEE_POLICY });
  return { pickup: toNaira(kobo(delivery + gas + tax)), freeOver: toNaira(FEE_POLICY.freeDeliveryOver) };
}
