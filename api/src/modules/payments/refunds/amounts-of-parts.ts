import { kobo, type Kobo, type RefundAmounts } from '@nkm/contracts';
import { refundAmounts } from '@nkm/contracts/refund-amounts';
import type { RefundParts } from './refund-parts';

/** The parts of a refund as its lines. */
export const amountsOfParts = (
  parts: Readonly<Record<keyof RefundParts, number>>,
  rounding: Kobo = kobo(0),
): RefundAmounts =>
  refundAmounts(
    {
      products: kobo(parts.products_kobo),
      coupon: kobo(parts.coupon_kobo),
      delivery: kobo(parts.delivery_kobo),
      gas: kobo(parts.gas_kobo),
      tax: kobo(parts.tax_kobo),
      gateway: kobo(parts.gateway_kobo),
    },
    rounding,
  );
