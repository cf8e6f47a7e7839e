import type { DeliveryType, InvoiceReturn, ShippingOption } from '@nkm/contracts';
import { placeLines, RETURN_HAND_OVER_DAYS } from '@nkm/contracts';
import { titleOf } from '../checkout/public';
import { type OrderAddress, orderPlace } from '../orders/public';

const DAY_MS = 86_400_000;

interface ReturnOfOrder {
  /** Null: the return was never approved. */
  approved_at: Date | null;
  shipping_option: ShippingOption['code'];
  delivery_type: DeliveryType;
  place: OrderAddress;
}

/**
 * How the goods of an approved return come back: the courier of the order collects them at the delivery address, or
 * the shopper hands them in at the pickup station. Null for a return that was never approved.
 */
export function handOverOf({
  approved_at: approvedAt,
  shipping_option: courier,
  delivery_type: deliveryType,
  place,
}: ReturnOfOrder): InvoiceReturn['hand_over'] | null {
  if (approvedAt === null) return null;
  return {
    by: deliveryType === 'Pickup' ? 'station' : 'courier',
    courier: titleOf(courier),
    place: placeLines(orderPlace({ address: place })).join(', '),
    until: new Date(approvedAt.getTime() + RETURN_HAND_OVER_DAYS * DAY_MS).toISOString(),
  };
}
