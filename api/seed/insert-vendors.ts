import type { Kysely } from 'kysely';
import type {} from '../src/modules/accounts/public';
import type {} from '../src/modules/catalog/public';
import type { Database } from '../src/platform/database/tables';
import { bulkInsert, continueIds } from './bulk-insert';
import type { Catalogue } from './catalogue/plan-catalogue';
import { insertPictures } from './insert-categories';

/** The stores; demo accounts own theirs. Throws if a store's station or account is missing. */
export async function insertVendors(db: Kysely<Database>, { vendors }: Catalogue): Promise<void> {
  const stations = new Map(
    (await db.selectFrom('pickup_stations').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  const users = new Map(
    (await db.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [email, id]),
  );
  await insertPictures(
    db,
    vendors.map(({ avatar }) => avatar),
  );
  const rows = vendors.map(({ id, name, store_name, about, avatar, station, account, createdAt }) => ({
    id,
    user_id: account === undefined ? null : found(users, account),
    name,
    store_name,
    about,
    avatar_key: avatar.key,
    gigl_station_id: found(stations, station),
    created_at: createdAt,
  }));
  const columns = {
    id: 'bigint',
    user_id: 'bigint',
    name: 'text',
    store_name: 'text',
    about: 'text',
    avatar_key: 'text',
    gigl_station_id: 'integer',
    created_at: 'timestamptz',
  };
  await bulkInsert(db, 'vendors', columns, rows);
  await continueIds(db, 'vendors');
}

function found(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed has no ${name}`);
  return id;
}
