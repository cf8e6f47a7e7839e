import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/**
 * Ends a session and forgets its device. Pass a transaction.
 * @returns false when the account has no such session
 */
export async function revokeSession(
  trx: Kysely<Database>,
  { userId, ...session }: { userId: number } & ({ id: number } | { tokenHash: string }),
): Promise<boolean> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => ('id' in session ? eb('id', '=', session.id) : eb('token_hash', '=', session.tokenHash)))
    .returning('device_id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).where('id', '=', ended.device_id).execute();
  return true;
}

/** Ends all sessions of an account except one, and forgets all other devices. Pass a transaction. */
export async function revokeOtherSessions(
  trx: Kysely<Database>,
  { userId, keptId }: { userId: number; keptId: number },
): Promise<void> {
  const kept = await trx.selectFrom('sessions').select('device_id').where('id', '=', keptId).executeTakeFirst();
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute();
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('id', 'is distinct from', kept?.device_id ?? null)
    .execute();
}
