import { type CartItem, kobo, type Kobo, type Naira, type Settings, toKobo } from '@nkm/contracts';
import { amountsOfCart } from '@nkm/contracts/quote-amounts';
import { groupByStore } from '../../cart-line/group-by-store';
import { subtotal } from './cart';
import { freeDeliveryMissing, pickupDelivery } from './free-delivery';

/** What changes the price of the selected lines before the checkout. */
export interface CartChoices {
  /** What the coupon takes off, in naira; null: there is none, or it is unknown. */
  discount: Naira | null;
  /** The order goes to an address, so its delivery fee is unknown. */
  toAddress: boolean;
}

/**
 * What is known of the price of these lines: products, coupon, and the delivery to a pickup station. The other fees
 * depend on choices that the checkout asks for. `delivery` is null when it is unknown.
 */
export function cartAmounts(
  selected: readonly CartItem[],
  { discount, toAddress }: CartChoices,
  prices: Settings['delivery'],
) {
  const products = subtotal(selected);
  const parcels = groupByStore(selected).length;
  const delivery = deliveryOf(products, parcels, toAddress ? undefined : prices);
  const coupon = kobo(Math.min(products, toKobo(discount ?? 0)));
  return { amounts: amountsOfCart({ products, coupon, delivery: delivery ?? kobo(0) }), delivery, parcels };
}

/** A server that does not tell its prices leaves only free delivery. */
function deliveryOf(products: Kobo, parcels: number, prices: Settings['delivery']): Kobo | null {
  if (freeDeliveryMissing(products, prices) === 0) return kobo(0);
  return prices ? toKobo(pickupDelivery(prices, parcels)) : null;
}
