import type { PickupLocation } from './entities';

/** Street and area of a station; the area only where title and street do not name it. */
export function placeOfStation({ title, address, station }: PickupLocation): string {
  const isNamed = `${title} ${address}`.toLocaleLowerCase('en').includes(station.name.toLocaleLowerCase('en'));
  return isNamed ? address : `${address} · Station: ${station.name}`;
}

/** The stations whose title, address or area contains each typed word, in any case. */
export function searchStations(stations: readonly PickupLocation[], typed: string): PickupLocation[] {
  const words = typed.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return stations.filter(({ title, address, station }) => {
    const text = `${title} ${address} ${station.name}`.toLocaleLowerCase('en');
    return words.every((word) => text.includes(word));
  });
}
