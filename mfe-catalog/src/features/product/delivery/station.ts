import type { PickupLocation } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Where the shopper's choice is kept in this browser. */
const STATION_KEY = 'delivery-station';

type Needs = Pick<Platform, 'storage'>;

/** The station to which the shopper has estimates made; null until one was chosen. */
export function keptStation({ storage }: Needs): PickupLocation | null {
  return storage.read(STATION_KEY, isStation);
}

export function keepStation({ storage }: Needs, station: PickupLocation): void {
  storage.write(STATION_KEY, station);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isStation(value: unknown): value is PickupLocation {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    typeof value.title === 'string' &&
    typeof value.address === 'string' &&
    isObject(value.station) &&
    typeof value.station.id === 'number' &&
    typeof value.station.state_id === 'number' &&
    typeof value.station.name === 'string'
  );
}
