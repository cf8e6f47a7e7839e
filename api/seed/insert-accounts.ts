import type { Kysely } from 'kysely';
import { hashPassword } from '../src/modules/accounts/passwords';
import '../src/modules/accounts/tables';
import type { Database } from '../src/platform/database/tables';
import { DEMO_ACCOUNTS } from './demo-accounts';

/** The demo shoppers with their phone contacts. */
export async function insertAccounts(db: Kysely<Database>, now: Date): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const user = await db
      .insertInto('users')
      .values({
        surname: account.surname,
        other_names: account.other_names,
        email: account.email,
        password_hash: await hashPassword(account.password),
        email_verified_at: account.emailVerified ? now : null,
        gender: account.gender,
        dob: account.dob,
        store_name: account.storeName,
        kyc_status: account.kycStatus,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('contacts').values({ user_id: user.id, type: 'Phone', contact: account.phone, created_at: now }).execute(); // prettier-ignore
  }
}
