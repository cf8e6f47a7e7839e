import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { nameDevice, readOrigin } from '../accounts/public';
import type {} from '../social-sign-in/public';
import { dated } from './dated';

/** How the account was made; null: it is older than these records. */
export async function readSignUp(db: Kysely<Database>, userId: number) {
  const origin = await readOrigin(db, userId);
  if (origin === null) return null;
  const { method, handle, device, created_at } = origin;
  return dated({ method, handle, device, created_at });
}

/** Accounts at other providers with which the shopper signs in. */
export async function readIdentities(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('user_identities')
    .select(['provider', 'subject', 'handle', 'confirmed_email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(dated);
}

/** Devices on which the shopper is signed in. */
export async function readSessions(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ user_agent, created_at, last_used_at }) => ({
    device: nameDevice(user_agent),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}
