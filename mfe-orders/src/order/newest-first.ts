import type { Order } from '@nkm/contracts';

/** A copy in the order that the shopper reads: newest first, the later number first within one moment. */
export function newestFirst(orders: readonly Order[]): Order[] {
  return [...orders].sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp) || b.id - a.id);
}
