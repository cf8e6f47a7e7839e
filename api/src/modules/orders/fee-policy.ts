import { kobo, type Kobo } from '@nkm/contracts';

/** What an order costs beside its products. All amounts in kobo; percentages of a hundred. */
export interface FeePolicy {
  /** Delivery of one vendor's parcel, by way of delivery. */
  deliveryPerInvoice: Record<'Pickup' | 'Drop off', Kobo>;
  /** Products worth more than this are delivered free; looked at before the coupon (spec 2 §1). */
  freeDeliveryOver: Kobo;
  /** Fuel surcharge of one vendor's parcel; falls away together with the delivery fee. */
  gasPerInvoice: Kobo;
  /** VAT on delivery and fuel; the prices of products contain theirs. */
  taxPercent: number;
  /** What the card provider takes: percent + flat, the flat part from a minimum on, never above the cap. */
  gateway: { percent: number; flat: Kobo; flatFrom: Kobo; cap: Kobo };
}

/** The specification names free delivery over ₦10k and no other figure: these are ours (docs/deviations.md). */
export const FEE_POLICY: FeePolicy = {
  deliveryPerInvoice: { Pickup: kobo(120_000), 'Drop off': kobo(250_000) },
  freeDeliveryOver: kobo(1_000_000),
  gasPerInvoice: kobo(10_000),
  taxPercent: 7.5,
  gateway: { percent: 1.5, flat: kobo(10_000), flatFrom: kobo(250_000), cap: kobo(200_000) },
};
