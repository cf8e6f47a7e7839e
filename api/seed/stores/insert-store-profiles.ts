import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/database/tables';
import { VENDORS } from '../catalogue/vendors';
import { planStoreProfile } from './plan-store-profile';

/** Adds profiles to the existing demo stores. */
export async function insertStoreProfiles(db: Kysely<Database>): Promise<void> {
  const profiles = VENDORS.map(planStoreProfile);
  await sql`update vendors v
    set inquiry_email = r.inquiry_email, address = r.address, opening_hours = r.opening_hours, policies = r.policies
    from json_to_recordset(${JSON.stringify(profiles)}::json)
      as r(store_name text, inquiry_email text, address text, opening_hours jsonb, policies jsonb)
    where v.store_name = r.store_name`.execute(db);
}
