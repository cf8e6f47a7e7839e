import { type Naira, type OrderLine, readField, sumKobo, toKobo, toNaira } from '@nkm/contracts';
import { ApiError, type Platform, UNEXPECTED_ERROR } from '@nkm/platform';

export interface Estimate {
  /** 0 for free delivery. */
  delivery: Naira;
  /** Fuel, tax and the payment provider's fee. */
  others: Naira;
  /** Amount missing for free delivery; 0 when reached or unknown. */
  missing: Naira;
}

/** Cost of delivering one item to a station, from POST /orders/fees as at checkout (CART-CALL-010). */
export async function getEstimate(
  { api }: Pick<Platform, 'api'>,
  line: OrderLine,
  stationId: number,
  signal: AbortSignal,
): Promise<Estimate> {
  const request = {
    products: [line],
    address_id: null,
    coupon_code: null,
    platform: 'Web',
    delivery_type: 'Pickup',
    delivery_city_id: stationId,
    country: 'Nigeria',
  };
  const fees = await api.post<unknown>('/orders/fees', request, { signal, background: true });
  // Without a delivery fee, the delivery would show as free.
  if (typeof readField<unknown>(fees, 'delivery_fee') !== 'number') throw new ApiError(502, UNEXPECTED_ERROR);
  const fee = (name: string): Naira => readField<Naira>(fees, name) ?? 0;
  return {
    delivery: fee('delivery_fee'),
    others: toNaira(sumKobo(['gas_fee', 'tax', 'payment_gateway_fee'].map((name) => toKobo(fee(name))))),
    missing: fee('free_delivery_missing'),
  };
}
