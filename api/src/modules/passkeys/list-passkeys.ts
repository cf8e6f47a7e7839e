import type { Passkey } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** Whether the account can be opened with a passkey. */
export async function hasPasskey(db: Kysely<Database>, userId: number): Promise<boolean> {
  const own = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst();
  return own !== undefined;
}

export async function hasPassword(db: Kysely<Database>, userId: number): Promise<boolean> {
  const account = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return typeof account?.password_hash === 'string';
}
