import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { hashToken, newToken } from './token';

/** The shopper behind a request. */
export interface Viewer {
  id: number;
  email: string;
  surname: string;
  other_names: string;
  email_verified: boolean;
  session_id: number;
}

const MS_PER_DAY = 86_400_000;
const LONGEST_USER_AGENT = 300;
/** Recording each use would turn every read of the shop into a write. */
const USE_IS_NOTED_EVERY_MS = 5 * 60_000;

/** A session that was last used before this time has ended. */
export const idleSince = (now: Date, idleDays: number): Date => new Date(now.getTime() - idleDays * MS_PER_DAY);

/** Opens a session and returns its token; only a hash is stored. Pass the transaction of the sign-in. */
export async function openSession(
  db: Kysely<Database>,
  session: {
    userId: number;
    platform: string;
    now: Date;
    days: number;
    userAgent?: string | undefined;
    deviceId?: number;
  },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: session.userId,
      platform: session.platform,
      created_at: session.now,
      expires_at: new Date(session.now.getTime() + session.days * MS_PER_DAY),
      last_used_at: session.now,
      user_agent: session.userAgent?.slice(0, LONGEST_USER_AGENT) ?? '',
      device_id: session.deviceId ?? null,
    })
    .execute();
  return token;
}

/** The shopper of a session token, or null when it is unknown, ended, too old, or unused for `idleDays`. */
export async function findViewer(
  db: Kysely<Database>,
  token: string,
  { now, idleDays }: { now: Date; idleDays: number },
): Promise<Viewer | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.surname', 'users.other_names', 'users.email_verified_at'])
    .select(['sessions.id as session_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince(now, idleDays))
    .where('users.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { email_verified_at, last_used_at, ...viewer } = row;
  if (now.getTime() - last_used_at.getTime() > USE_IS_NOTED_EVERY_MS) {
    await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', viewer.session_id).execute();
  }
  return { ...viewer, email_verified: email_verified_at !== null };
}

/** Ends one session at once. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}
