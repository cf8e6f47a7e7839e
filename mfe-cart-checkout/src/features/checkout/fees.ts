import { type OrderFees, readField } from '@nkm/contracts';
import { ApiError, type Platform, UNEXPECTED_ERROR } from '@nkm/platform';
import type { FeesRequest } from './order-request';

/** Shown until the server answers (CART-CONST-007). */
export const DEFAULT_FEES: OrderFees = {
  products_total_price: 0,
  delivery_fee: 0,
  coupon_discount: 0,
  discounted_price: 0,
  gas_fee: 0,
  payment_gateway_fee: 0,
  tax: 0,
  total: 0,
};

/** Loads the quote for an order; the shop charges exactly this amount. Rejects with an ApiError. */
export async function loadFees(api: Platform['api'], request: FeesRequest, signal?: AbortSignal): Promise<OrderFees> {
  const body = await api.post<unknown>('/orders/fees', request, { signal, background: true });
  // Without a total, the order would show ₦0.00.
  if (typeof readField<unknown>(body, 'total') !== 'number') throw new ApiError(502, UNEXPECTED_ERROR);
  const names = Object.keys(DEFAULT_FEES) as (keyof OrderFees)[];
  const told = names.map((name) => [name, readField<number>(body, name) ?? DEFAULT_FEES[name]]);
  const days = readField<number>(body, 'delivery_days');
  const cash = readField<OrderFees['cash']>(body, 'cash');
  const coins = readField<OrderFees['coins']>(body, 'coins');
  return {
    ...(Object.fromEntries(told) as unknown as OrderFees),
    ...(days !== undefined && { delivery_days: days }),
    ...(coins && { coins }),
    ...(cash && { cash }),
  };
}
