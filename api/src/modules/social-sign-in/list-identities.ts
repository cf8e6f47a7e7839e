import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../passkeys/public';
import { messages } from './messages';
import './tables';
import { titleOf } from './providers/title-of';

/** The identities of an account, oldest first. `keeps`: why they cannot be disconnected, or null. */
export async function listIdentities(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('user_identities')
    .select(['provider', 'handle', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const [only] = rows;
  const isLast = rows.length === 1 && !(await hasOtherWayIn(db, userId));
  return {
    identities: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
    keeps: only && isLast ? messages.lastWayIn(titleOf(only.provider)) : null,
  };
}

/** Whether the account opens without an identity: it has a password or a passkey. */
export async function hasOtherWayIn(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { password_hash, passkey } = await db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'password_hash',
      selectFrom('passkeys').select('id').whereRef('passkeys.user_id', '=', 'users.id').limit(1).as('passkey'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return password_hash !== null || passkey !== null;
}
