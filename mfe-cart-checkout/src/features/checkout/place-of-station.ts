import type { PickupLocation } from '@nkm/contracts';
import { messages } from './messages';

/** Street and area of a station; the area only where title and street do not name it. */
export function placeOfStation({ title, address, station }: PickupLocation): string {
  const isNamed = `${title} ${address}`.toLocaleLowerCase('en').includes(station.name.toLocaleLowerCase('en'));
  return isNamed ? address : `${address} · ${messages.station(station.name)}`;
}
