import type { PickupLocation } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { PickupStationsTable } from './tables';

type Station = Pick<PickupStationsTable, 'id' | 'state_id' | 'name' | 'title' | 'address'> & { hours: string };

/** The open pickup stations, as a query that the caller can narrow. */
export const readStations = (db: Kysely<Database>) =>
  db
    .selectFrom('pickup_stations')
    .select(['id', 'state_id', 'name', 'title', 'address', 'hours'])
    .where('active', '=', true);

/** A station as the storefront reads it (API-FIELD-009). */
export const presentStation = ({ id, state_id, name, title, address, hours }: Station): Required<PickupLocation> => ({
  id,
  title,
  address,
  hours,
  station: { id, state_id, name },
});
