import type { Order } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { newestFirst } from './newest-first';

/** The shopper's orders, newest first (`GET /orders`). Rejects with `ApiError`. `background`: without the overlay. */
export async function loadOrders(
  { api }: Pick<Platform, 'api'>,
  signal: AbortSignal,
  { background = false } = {},
): Promise<Order[]> {
  const { data } = await api.get<{ data: Order[] }>('/orders', { signal, background });
  return newestFirst(data);
}
