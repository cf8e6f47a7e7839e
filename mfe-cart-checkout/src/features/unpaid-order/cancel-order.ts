import type { Order } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { selectInStorage } from '../../selection/keep-selection';
import { messages } from './messages';

interface Answer {
  data?: { added?: string[]; gone?: string[] };
}

/** POST /orders/cancel: cancels the unpaid order. Rejects with an ApiError, 409 for a paid order. */
export async function cancelOrder({ api, toast }: Platform, order: Order): Promise<void> {
  await api.post('/orders/cancel', { order_id: order.id });
  toast('success', messages.isCancelled(order.transaction_reference));
}

/**
 * Cancels the unpaid order, moves its available products to the cart and selects them. Idempotent. Rejects with an
 * ApiError, 409 for a paid order.
 */
export async function moveToCart({ api, bus, storage, toast }: Platform, order: Order): Promise<void> {
  const { data } = await api.post<Answer>('/orders/cancel', { order_id: order.id, to_cart: true });
  await bus.send('cart.refresh', {});
  const ordered = new Set(
    order.invoices.flatMap(({ products }) => products.map(({ id, variant }) => key(id, variant))),
  );
  for (const line of bus.current('cart')?.lines ?? [])
    if (ordered.has(key(line.product.id, line.product.variant))) selectInStorage(storage, line);
  toast('success', messages.inCart);
  const gone = data?.gone ?? [];
  if (gone.length > 0) toast('warning', messages.gone(gone.join(', ')));
}

const key = (id: number, variant: { id: number } | null | undefined) => `${id} ${variant?.id ?? ''}`;
