import type { Platform } from '@nkm/platform';

export interface Cancelled {
  /** Names of the products that are back in the cart. */
  added: string[];
  /** Names of the products that are no longer available. */
  gone: string[];
}

/**
 * POST /orders/cancel without a product: cancels an unpaid order (docs/rules.md "End of an unpaid order"). Idempotent.
 * Rejects with an ApiError, 409 for a paid order.
 */
export async function cancelOrder(
  { api }: Pick<Platform, 'api'>,
  { orderId, toCart }: { orderId: number; toCart: boolean },
): Promise<Cancelled> {
  const body = { order_id: orderId, ...(toCart && { to_cart: true }) };
  const { data } = await api.post<{ data?: Partial<Cancelled> }>('/orders/cancel', body);
  return { added: data?.added ?? [], gone: data?.gone ?? [] };
}
