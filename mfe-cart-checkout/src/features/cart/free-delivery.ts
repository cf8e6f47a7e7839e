import { kobo, type Kobo, type Naira, type Settings, timesKobo, toKobo, toNaira } from '@nkm/contracts';

type DeliveryPrices = NonNullable<Settings['delivery']>;

/**
 * Orders over this are delivered free (SHR-CONST-007): ₦10,000, in kobo. Of a server that does not tell its own limit.
 */
export const FREE_DELIVERY_OVER: Kobo = kobo(1_000_000);

/**
 * Amount missing for free delivery, in kobo; 0 when reached. Exactly ₦10,000 lacks a kobo, because the order must be
 * over it. This is an estimate: the server decides the fees once the delivery is chosen.
 */
export function freeDeliveryMissing(products: Kobo, prices?: DeliveryPrices): Kobo {
  const over = prices ? toKobo(prices.freeOver) : FREE_DELIVERY_OVER;
  return products > over ? kobo(0) : kobo(over - products + 1);
}

/** Pickup of one parcel from each store, with fuel and tax, in naira. */
export function pickupDelivery({ pickup }: DeliveryPrices, stores: number): Naira {
  return toNaira(timesKobo(toKobo(pickup), stores));
}

/** An amount in kobo, rounded up to a whole naira. */
export const wholeNaira = (amount: Kobo): Kobo => kobo(Math.ceil(amount / 100) * 100);
