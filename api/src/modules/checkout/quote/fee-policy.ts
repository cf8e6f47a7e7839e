import { kobo, type Kobo } from '@nkm/contracts';

/** Fees of an order beside the delivery rate (table `delivery_rates`). Amounts in kobo, percentages out of 100. */
export interface FeePolicy {
  /** Free delivery for products above this value, before the coupon (SHR-CONST-007). */
  freeDeliveryOver: Kobo;
  /** Fuel surcharge for each vendor's parcel; waived together with the delivery fee. */
  gasPerInvoice: Kobo;
  /** VAT on delivery and fuel; product prices include theirs. */
  taxPercent: number;
  /** Fee of the card provider: percent + flat, the flat part from a minimum amount, never above the cap. */
  gateway: { percent: number; flat: Kobo; flatFrom: Kobo; cap: Kobo };
}

/** SHR-CONST-007 gives only free delivery over ₦10k; the other figures are ours (docs/deviations.md). */
export const FEE_POLICY: FeePolicy = {
  freeDeliveryOver: kobo(1_000_000),
  gasPerInvoice: kobo(10_000),
  taxPercent: 7.5,
  gateway: { percent: 1.5, flat: kobo(10_000), flatFrom: kobo(250_000), cap: kobo(200_000) },
};
