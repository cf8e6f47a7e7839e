import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';

/** How long a device stays known after its last sign-in, in days. */
export const DEVICE_DAYS = 365;
const MS_PER_DAY = 86_400_000;

/** One cookie serves several accounts. Each stores a different hash, so that the accounts cannot be linked. */
export const deviceHash = (userId: number, token: string): string =>
  createHash('sha256').update(`${userId} ${token}`).digest('hex');

/**
 * Makes a device known to an account. Pass the transaction that completes the sign-in.
 * @returns the device's id
 */
export async function rememberDevice(
  trx: Kysely<Database>,
  { userId, token, now }: { userId: number; token: string; now: Date },
): Promise<number> {
  const use = { last_used_at: now, expires_at: new Date(now.getTime() + DEVICE_DAYS * MS_PER_DAY) };
  const { id } = await trx
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: deviceHash(userId, token), created_at: now, ...use })
    .onConflict((known) => known.columns(['user_id', 'token_hash']).doUpdateSet(use))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the account's device with this token, or null. */
export async function findKnownDevice(
  db: Kysely<Database>,
  { userId, token, now }: { userId: number; token: string | null; now: Date },
): Promise<number | null> {
  if (token === null) return null;
  const device = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', deviceHash(userId, token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return device?.id ?? null;
}

/** Like `findKnownDevice`, for the account with this email. */
export async function findDeviceOf(
  db: Kysely<Database>,
  { email, token, now }: { email: string; token: string | null; now: Date },
): Promise<number | null> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('status', 'in', ['active', 'deactivated'])
    .executeTakeFirst();
  return findKnownDevice(db, { userId: account?.id ?? 0, token, now });
}
