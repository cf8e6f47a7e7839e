import { type Kobo, kobo, sumKobo, timesKobo } from '@nkm/contracts';
import { shareOfUnits } from '../../orders/public';

export interface RefundedUnits {
  lineId: number;
  quantity: number;
}

/** An order line with its shares of the discount and the fees, in kobo. */
export interface RefundableLine {
  id: number;
  quantity: number;
  unit_kobo: number;
  status: 'Processing' | 'Cancelled' | null;
  /** Units that were refunded before. */
  refunded: number;
  coupon_share_kobo: number;
  delivery_share_kobo: number;
  gas_share_kobo: number;
  tax_share_kobo: number;
  gateway_share_kobo: number;
}

/** The parts of a refund, in kobo. Its amount is their sum, with the coupon subtracted. */
export interface RefundParts {
  products_kobo: Kobo;
  coupon_kobo: Kobo;
  delivery_kobo: Kobo;
  gas_kobo: Kobo;
  tax_kobo: Kobo;
  gateway_kobo: Kobo;
}

/**
 * What a shopper gets back for units of an invoice. Delivery, gas and tax go back with its last units (docs/rules.md
 * "Refunds").
 * @param lines all lines of the invoice
 * @throws for a line of another invoice
 */
export function refundParts(
  lines: readonly RefundableLine[],
  units: readonly RefundedUnits[],
  withGatewayFee: boolean,
): RefundParts {
  const taken = units.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Error(`Line ${lineId} belongs to another invoice`);
    return { line, portion: { quantity: line.quantity, before: line.refunded, units: quantity } };
  });
  const coupons = taken.map(({ line, portion }) => shareOfUnits(kobo(line.coupon_share_kobo), portion, line.unit_kobo));
  const gateways = taken.map(({ line, portion }) => shareOfUnits(kobo(line.gateway_share_kobo), portion));
  const isLast = lines.every(({ id, quantity, refunded, status }) => {
    const now = taken.find(({ line }) => line.id === id)?.portion.units ?? 0;
    return refunded + now === quantity || (status === 'Cancelled' && now === 0);
  });
  const wholeOf = (share: (line: RefundableLine) => number) =>
    isLast ? sumKobo(lines.map((line) => kobo(share(line)))) : kobo(0);
  return {
    products_kobo: sumKobo(taken.map(({ line, portion }) => timesKobo(kobo(line.unit_kobo), portion.units))),
    coupon_kobo: sumKobo(coupons),
    delivery_kobo: wholeOf((line) => line.delivery_share_kobo),
    gas_kobo: wholeOf((line) => line.gas_share_kobo),
    tax_kobo: wholeOf((line) => line.tax_share_kobo),
    gateway_kobo: withGatewayFee ? sumKobo(gateways) : kobo(0),
  };
}

/** The amount of a refund in kobo. */
export const amountOf = (parts: RefundParts): Kobo =>
  kobo(
    parts.products_kobo -
      parts.coupon_kobo +
      parts.delivery_kobo +
      parts.gas_kobo +
      parts.tax_kobo +
      parts.gateway_kobo,
  );
