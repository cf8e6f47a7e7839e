import type { OrderPlace } from '@nkm/contracts';
import type { DeliveryType } from '@nkm/contracts';
import type { OrderAddress } from './tables';

/** The hours of every station when orders did not keep them yet (spec 2 §2). */
const FORMER_HOURS = 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed';

/** Where an order goes, as it was when it was made. */
export function orderPlace(order: { address: OrderAddress; delivery_type: DeliveryType }): OrderPlace {
  const { hours, ...address } = order.address;
  return { ...address, hours: order.delivery_type === 'Pickup' ? (hours ?? FORMER_HOURS) : null };
}
