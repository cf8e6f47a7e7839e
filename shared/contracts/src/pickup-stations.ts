import type { PickupLocation } from './entities';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Recognises a station from storage of another version, or from another server. */
export function isPickupLocation(value: unknown): value is PickupLocation {
  return (
    isObject(value) &&
    Number.isSafeInteger(value.id) &&
    typeof value.title === 'string' &&
    typeof value.address === 'string' &&
    isObject(value.station) &&
    Number.isSafeInteger(value.station.id) &&
    Number.isSafeInteger(value.station.state_id) &&
    typeof value.station.name === 'string'
  );
}

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

/** Where the shopper's parcels go. */
export interface HomeArea {
  stateId: number;
  /** Names of the area: the local government area and the city. */
  areas: readonly string[];
}

/**
 * The pickup locations of a state (CART-CALL-011: the server lists those of all states), nearest first. Stations have
 * no coordinates, so the words tell: a station in the shopper's area before the others of the state, then by name.
 */
export function nearestFirst(
  locations: readonly PickupLocation[],
  stateId: number,
  home: HomeArea | null,
): PickupLocation[] {
  const areas = home?.stateId === stateId ? home.areas : [];
  return locations
    .filter(({ station }) => station.state_id === stateId)
    .map((location) => ({ location, distance: areas.some((area) => isIn(location, area)) ? 0 : 1 }))
    .sort((one, other) => one.distance - other.distance || compareNames(one.location, other.location))
    .map(({ location }) => location);
}

/** A station of the area's name, or one whose address names the area. */
function isIn({ address, station }: PickupLocation, area: string): boolean {
  const wanted = wordsOf(area);
  if (wanted.trim() === '') return false;
  return [station.name, address].some((text) => wordsOf(text).includes(wanted));
}

/** Words between single spaces, so that only whole words match: `Ikeja` is not in `Ikejawa`. */
const wordsOf = (text: string): string =>
  ` ${(text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

const compareNames = (one: PickupLocation, other: PickupLocation): number => one.title.localeCompare(other.title, 'en');
