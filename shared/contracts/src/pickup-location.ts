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
