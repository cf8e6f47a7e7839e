import type { PickupLocation } from '@nkm/contracts';
import { isPickupLocation } from '@nkm/contracts/pickup-location';
import type { Platform } from '@nkm/platform';

/** Local storage key that the product page shares: the pickup location that the shopper chose last. */
const STATION_KEY = 'delivery-station';

type Storage = Platform['storage'];

/** The location of the last choice, on a product page or at checkout; null: none on this device. */
export function lastStation(storage: Storage): PickupLocation | null {
  return storage.read(STATION_KEY, isPickupLocation);
}

export function rememberStation(storage: Storage, location: PickupLocation): void {
  storage.write(STATION_KEY, location);
}
