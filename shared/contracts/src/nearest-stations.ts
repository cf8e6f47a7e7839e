import type { PickupLocation } from './entities';

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
