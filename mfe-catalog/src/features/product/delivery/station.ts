import type { PickupLocation } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Local storage key of the shopper's choice. */
const STATION_KEY = 'delivery-station';

type Needs = Pick<Platform, 'storage'>;

/** The stored station for estimates; null until the shopper chooses one. */
export function storedStation({ storage }: Needs): PickupLocation | null {
  return storage.read(STATION_KEY, isStation);
}

export function storeStation({ storage }: Needs, station: PickupLocation): void {
  storage.write(STATION_KEY, station);
}

/** Calls `listener` when another tab changes the station. @returns a function that unsubscribes */
export function onStationChange({ storage }: Needs, listener: () => void): () => void {
  return storage.onChange(STATION_KEY, listener);
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
