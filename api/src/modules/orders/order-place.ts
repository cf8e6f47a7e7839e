import type { OrderPlace } from '@nkm/contracts';
import type { DeliveryType } from '@nkm/contracts';
import type { OrderAddress } from './tables';

/** Opening hours of every station, for orders that did not store them (CART-CONST-005). */
const FORMER_HOURS = 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed';

/** Destination of an order at the time it was placed. */
export function orderPlace(order: { address: OrderAddress; delivery_type: DeliveryType }): OrderPlace {
  const { state, city, title, address, hours } = order.address; // the phone number is for the courier only
  return { state, city, title, address, hours: order.delivery_type === 'Pickup' ? (hours ?? FORMER_HOURS) : null };
}
