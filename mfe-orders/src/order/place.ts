import type { Order } from '@nkm/contracts';

/** `Ikeja, Lagos`: the delivery city, and the state's name as `address.state` has it (spec 2 §3). */
export function deliveryPlace({ city, state }: Order['address']): string {
  return [city, state].filter((part, index, parts) => part && parts.indexOf(part) === index).join(', ');
}
