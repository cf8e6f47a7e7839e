import type { DeliveryType, InvoiceReturn, ReturnQuote, ShippingOption } from '@nkm/contracts';
import { placeLines, RETURN_HAND_OVER_DAYS } from '@nkm/contracts';
import { titleOf } from '../checkout/public';
import { type OrderAddress, orderPlace } from '../orders/public';
import type { DropOff } from './drop-off/drop-off';
import { stationLine } from './drop-off/present-drop-off';

const DAY_MS = 86_400_000;

interface OrderOfReturn {
  shipping_option: ShippingOption['code'];
  delivery_type: DeliveryType;
  place: OrderAddress;
}

/**
 * How goods go back as they came: the courier of the order collects them at the delivery address, or the shopper hands
 * them in at the pickup station.
 */
export const wayOf = ({
  shipping_option: courier,
  delivery_type: deliveryType,
  place,
}: OrderOfReturn): ReturnQuote['hand_over'] => ({
  by: deliveryType === 'Pickup' ? 'station' : 'courier',
  courier: titleOf(courier),
  place: placeLines(orderPlace({ address: place })).join(', '),
});

/**
 * How the goods of an approved return come back, and until when. Slices that know no drop-off read the chosen station
 * here. Null for a return that was never approved, and once a station has the goods.
 */
export function handOverOf(
  { approved_at: approvedAt, ...order }: OrderOfReturn & { approved_at: Date | null },
  dropOff: DropOff | undefined,
): InvoiceReturn['hand_over'] | null {
  if (approvedAt === null || dropOff?.arrived_at) return null;
  const until = dropOff?.hand_in_until ?? new Date(approvedAt.getTime() + RETURN_HAND_OVER_DAYS * DAY_MS);
  const way = wayOf(order);
  return {
    ...way,
    ...(dropOff && { by: 'station' as const, place: stationLine(dropOff) }),
    until: until.toISOString(),
  };
}
