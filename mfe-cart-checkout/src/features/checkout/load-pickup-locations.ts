import type { PickupLocation } from '@nkm/contracts';
import { isPickupLocation } from '@nkm/contracts/pickup-location';
import type { Platform } from '@nkm/platform';
import { onlyThose } from '../../cart-line/recognise-line';

/** The pickup locations of all states. Rejects with an ApiError. */
export async function loadPickupLocations(api: Platform['api'], signal: AbortSignal): Promise<PickupLocation[]> {
  const body = await api.get<{ data: unknown }>('/gigl_pickup_addresses', { signal, background: true });
  return onlyThose(body.data, isPickupLocation);
}
