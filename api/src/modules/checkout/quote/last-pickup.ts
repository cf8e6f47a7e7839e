import type { PickupLocation } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { presentStation, readStations } from '../../locations/public';
import type {} from '../../orders/public';

/** The pickup station of the shopper's newest order for a pickup; null without one, and when the station has closed. */
export async function lastPickup(db: Kysely<Database>, userId: number): Promise<PickupLocation | null> {
  const order = await db
    .selectFrom('orders')
    .select('station_id')
    .where('user_id', '=', userId)
    .where('station_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order) return null;
  const [station] = await readStations(db).where('id', '=', order.station_id).execute();
  return station ? presentStation(station) : null;
}
