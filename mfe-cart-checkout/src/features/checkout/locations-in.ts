import type { PickupLocation } from '@nkm/contracts';

/** Filters by the station's state, because the server lists the locations of all states (spec 2 §7). */
export function locationsIn(locations: readonly PickupLocation[], stateId: number): PickupLocation[] {
  return locations.filter(({ station }) => station.state_id === stateId);
}
