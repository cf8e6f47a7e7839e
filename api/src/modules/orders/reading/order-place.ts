import type { OrderPlace } from '@nkm/contracts';
import type { OrderAddress } from '../tables';

/** Destination of an order at the time it was placed. */
export function orderPlace(order: { address: OrderAddress }): OrderPlace {
  const { state, city, title, address, hours } = order.address; // the phone number is for the courier only
  return { state, city, title, address, hours: hours ?? null };
}
