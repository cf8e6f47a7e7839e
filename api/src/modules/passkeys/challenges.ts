import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { hashToken } from '../../platform/sessions/token';
import type { ChallengePurpose, PasskeyChallengesTable } from './tables';

/** How long a shopper has for the prompt of the device. */
export const CHALLENGE_SECONDS = 300;

export interface Challenge {
  /** Base64url, as the authenticator signs it. */
  challenge: string;
  purpose: ChallengePurpose;
  /** The browser's token, or `session` with the id of the session that adds a passkey. */
  holder: string;
}

const key = ({ challenge, purpose, holder }: Challenge) => ({
  challenge_hash: hashToken(challenge),
  purpose,
  holder_hash: hashToken(holder),
});

export async function keepChallenge(
  db: Kysely<Database>,
  challenge: Challenge,
  { now, userId = null, userHandle = null }: { now: Date; userId?: number | null; userHandle?: string | null },
): Promise<void> {
  const expires_at = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  await db
    .insertInto('passkey_challenges')
    .values({ ...key(challenge), user_id: userId, user_handle: userHandle, expires_at })
    .execute();
}

/** Uses a challenge up: of two simultaneous requests, only the first gets it. Null: unknown, used or expired. */
export async function takeChallenge(
  db: Kysely<Database>,
  challenge: Challenge,
  now: Date,
): Promise<Pick<Selectable<PasskeyChallengesTable>, 'user_id' | 'user_handle'> | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where((eb) => eb.and(key(challenge)))
    .returning(['user_id', 'user_handle', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken : null;
}

export async function removeOldChallenges(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}
