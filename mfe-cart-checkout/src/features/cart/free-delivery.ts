import { kobo, type Kobo } from '@nkm/contracts';

/** Orders over this are delivered free (spec 2 §1): ₦10,000, in kobo. */
export const FREE_DELIVERY_OVER: Kobo = kobo(1_000_000);

/**
 * Amount missing for free delivery, in kobo; 0 when reached. Exactly ₦10,000 lacks a kobo, because the order must be
 * over it. This is an estimate: the server decides the fees once the delivery is chosen.
 */
export function freeDeliveryMissing(products: Kobo): Kobo {
  return products > FREE_DELIVERY_OVER ? kobo(0) : kobo(FREE_DELIVERY_OVER - products + 1);
}
