import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import type {} from '../locations/public';
import type { OrderAddress } from './tables';

/** The pickup station of an order (wire.md: `delivery_city_id`). Throws 422 for a missing or unknown one. */
export async function pickupAddress(db: Kysely<Database>, stationId: number | null | undefined): Promise<OrderAddress> {
  // Spec 2 §8, ordering without a pickup location.
  if (!stationId) throw unprocessable({ delivery_city_id: ['You need to select an address'] });
  const station = await db
    .selectFrom('pickup_stations')
    .innerJoin('states', 'states.id', 'pickup_stations.state_id')
    .select([
      'states.name as state',
      'pickup_stations.name as city',
      'pickup_stations.title',
      'pickup_stations.address',
      'pickup_stations.hours',
    ])
    .where('pickup_stations.id', '=', stationId)
    .where('pickup_stations.active', '=', true)
    .executeTakeFirst();
  if (!station) throw unprocessable({ delivery_city_id: ['This pickup location is no longer available.'] });
  return station;
}
