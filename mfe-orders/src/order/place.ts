import { type Order, placeLines } from '@nkm/contracts';

/** `Ikeja, Lagos`: the delivery city and the name of the state (ORD-RULE-003). */
export function deliveryPlace({ city, state }: Order['address']): string {
  return placeLines({ city, state }).join(', ');
}
