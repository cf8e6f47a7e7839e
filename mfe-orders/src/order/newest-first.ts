import type { Order } from '@nkm/contracts';

/** A sorted copy: newest first, and the higher id first at equal times. */
export function newestFirst(orders: readonly Order[]): Order[] {
  return [...orders].sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp) || b.id - a.id);
}
