import type { PickupLocation } from '@nkm/contracts';

/** The server lists all locations; those of a state are told by their station (spec 2 §7). */
export function locationsIn(locations: readonly PickupLocation[], stateId: number): PickupLocation[] {
  return locations.filter(({ station }) => station.state_id === stateId);
}
