import type { PickupLocation } from '@nkm/contracts';

/** The stations whose title, address or area contains each typed word, in any case. */
export function searchStations(stations: readonly PickupLocation[], typed: string): PickupLocation[] {
  const words = typed.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return stations.filter(({ title, address, station }) => {
    const text = `${title} ${address} ${station.name}`.toLocaleLowerCase('en');
    return words.every((word) => text.includes(word));
  });
}
