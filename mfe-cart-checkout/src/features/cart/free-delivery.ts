import { kobo, type Kobo } from '@nkm/contracts';

/** Orders over this are delivered free (spec 2 §1): ₦10,000, in kobo. */
export const FREE_DELIVERY_OVER: Kobo = kobo(1_000_000);

/**
 * What is missing to free delivery, in kobo; 0 when it is reached. "Over" is meant: exactly ₦10,000 lacks a kobo.
 * The server's fees decide in the end; the cart has no delivery yet and can ask nobody.
 */
export function freeDeliveryMissing(products: Kobo): Kobo {
  return products > FREE_DELIVERY_OVER ? kobo(0) : kobo(FREE_DELIVERY_OVER - products + 1);
}
