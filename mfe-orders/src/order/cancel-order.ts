import type { Platform } from '@nkm/platform';

export interface Cancelled {
  /** Names of what is in the cart again. */
  added: string[];
  /** Names of what cannot be bought any more. */
  gone: string[];
}

/**
 * POST /orders/cancel without a product: ends an unpaid order (spec 2 §7, decision "end of an unpaid order"). Sent again
 * it changes nothing. Rejects with an ApiError, 409 for an order that is paid.
 */
export async function cancelOrder(
  { api }: Pick<Platform, 'api'>,
  { orderId, toCart }: { orderId: number; toCart: boolean },
): Promise<Cancelled> {
  const body = { order_id: orderId, ...(toCart && { to_cart: true }) };
  const { data } = await api.post<{ data?: Partial<Cancelled> }>('/orders/cancel', body);
  return { added: data?.added ?? [], gone: data?.gone ?? [] };
}
