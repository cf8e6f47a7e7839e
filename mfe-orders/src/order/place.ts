import { type Order, placeLines } from '@nkm/contracts';

/** `Ikeja, Lagos`: the delivery city, and the state's name as `address.state` has it (spec 2 §3). */
export function deliveryPlace({ city, state }: Order['address']): string {
  return placeLines({ city, state }).join(', ');
}
