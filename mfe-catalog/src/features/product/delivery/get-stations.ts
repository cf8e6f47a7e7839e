import type { PickupLocation, State } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

export interface Stations {
  /** States that have a station. */
  states: State[];
  stations: PickupLocation[];
}

/** All pickup stations and their states (CART-CALL-011). */
export async function getStations({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<Stations> {
  const options = { signal, background: true };
  const [states, stations] = await Promise.all([
    api.get<{ data: State[] }>('/states', options),
    api.get<{ data: PickupLocation[] }>('/gigl_pickup_addresses', options),
  ]);
  const withStation = new Set(stations.data.map(({ station }) => station.state_id));
  return { states: states.data.filter(({ id }) => withStation.has(id)), stations: stations.data };
}
