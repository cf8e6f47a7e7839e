import type { Kysely } from 'kysely';
import { hashPassword } from '../src/modules/accounts/public';
import type { Database } from '../src/platform/database/tables';
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts';

/** Demo shoppers with their phone contacts; existing ones stay unchanged. */
export async function insertAccounts(db: Kysely<Database>, now: Date): Promise<void> {
  const known = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  for (const account of DEMO_ACCOUNTS.filter(({ email }) => !known.has(email))) await insertAccount(db, account, now);
}

async function insertAccount(db: Kysely<Database>, account: DemoAccount, now: Date): Promise<void> {
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
      store_name: account.storeName ?? null,
      kyc_status: account.kycStatus,
      kyc_rejected_sections: JSON.stringify(account.kycRejectedSections ?? []),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (account.phone === null) return;
  await db
    .insertInto('contacts')
    .values({ user_id: user.id, type: 'Phone', contact: account.phone, created_at: now })
    .execute();
}
