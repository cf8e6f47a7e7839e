import type { Kysely } from 'kysely';
import type { User } from '@nkm/contracts/entities';
import type { Database } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/api-problem';
import { readPhones } from './read-phones';

/**
 * A shopper's own profile (API-FIELD-001), without secrets.
 * @throws 404 when the account does not exist
 */
export async function readUser(db: Kysely<Database>, id: number): Promise<User> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  const [firstPhone] = await readPhones(db, id);
  const verified = row.kyc_status === 'Verified';
  return {
    id: row.id,
    surname: row.surname,
    other_names: row.other_names,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    dob: row.dob,
    gender: row.gender ?? 'Unspecified',
    phone: firstPhone?.contact ?? null,
    avatar: row.avatar,
    store_name: row.store_name,
    kyc: { verified, submitted: row.kyc_status !== null, status: row.kyc_status },
    kyc_verified: verified,
    kyc_status: row.kyc_status,
    kyc_rejected_sections: row.kyc_rejected_sections,
    bvn_verified: row.bvn_verified,
    latin_name: row.latin_name,
  };
}
