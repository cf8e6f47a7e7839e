import type { CheckoutOptions, PickupLocation } from '@nkm/contracts';
import { isPickupLocation } from '@nkm/contracts/pickup-location';
import type { Platform } from '@nkm/platform';

/** Local storage key that the product page shares: the pickup location that the shopper chose last. */
const STATION_KEY = 'delivery-station';

type Storage = Platform['storage'];

/**
 * The location of the shopper's last order, the same on every device; before the first one, the last choice on this
 * device, on a product page or at checkout.
 */
export function lastStation(storage: Storage, { last_pickup }: CheckoutOptions): PickupLocation | null {
  return last_pickup ?? storage.read(STATION_KEY, isPickupLocation);
}

export function rememberStation(storage: Storage, location: PickupLocation): void {
  storage.write(STATION_KEY, location);
}
