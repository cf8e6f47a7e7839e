import type { Kysely } from 'kysely';
import type {} from '../src/modules/locations/public';
import type { Database } from '../src/platform/database/tables';
import { bulkInsert } from './bulk-insert';
import { pickupStations } from './locations/pickup-stations';
import { nigerianStates } from './locations/states';

/** States, local government areas and pickup stations, for every installation. */
export async function insertLocations(db: Kysely<Database>): Promise<void> {
  const { states, landmarks } = nigerianStates();
  await bulkInsert(db, 'states', { id: 'integer', name: 'text' }, states);
  await bulkInsert(db, 'landmarks', { id: 'integer', state_id: 'integer', name: 'text' }, landmarks);
  const columns = { id: 'integer', state_id: 'integer', name: 'text', title: 'text', address: 'text' };
  await bulkInsert(db, 'pickup_stations', columns, pickupStations(states));
}
