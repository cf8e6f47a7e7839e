import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { forbidden, unprocessable } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { messages } from './messages';
import { passwordFits } from './passwords';

/** How long a sign-in or a confirmation with a passkey counts as a proof, in milliseconds. */
const FRESH_MS = 10 * 60_000;

interface Proof {
  /** The current password; empty: not sent. */
  password: string;
  now: Date;
  /** A new sign-in is enough, too, for clients that send no password because the documented API has none. */
  freshSuffices?: boolean;
}

/**
 * A stolen session must not change who can open the account: asks for the current password, or for a confirmation of
 * this session with a passkey in the last 10 minutes. An account without a password needs a session that was opened in
 * that time.
 * @throws 422 for a missing or wrong password, 403 for an old session, 503 when the password queue is full
 */
export async function demandProof(
  db: Kysely<Database>,
  viewer: Viewer,
  { password, now, freshSuffices = false }: Proof,
): Promise<void> {
  const { password_hash, opened_at, proved_at } = await readSession(db, viewer);
  if (password !== '' && password_hash !== null) {
    if (!(await passwordFits(password, password_hash)))
      throw unprocessable({ password: [messages.wrongCurrentPassword] });
    return;
  }
  if (isFresh(proved_at, now)) return;
  if ((freshSuffices || password_hash === null) && isFresh(opened_at, now)) return;
  if (password_hash === null) throw forbidden(messages.signInAgain);
  throw unprocessable({ password: [messages.passwordNeeded] });
}

/** Which proofs this session can give: the password, and whether none is needed any more. */
export async function readProofs(db: Kysely<Database>, viewer: Viewer, now: Date) {
  const { password_hash, opened_at, proved_at } = await readSession(db, viewer);
  const hasPassword = password_hash !== null;
  return { password: hasPassword, given: isFresh(proved_at, now) || (!hasPassword && isFresh(opened_at, now)) };
}

function isFresh(time: Date | null, now: Date): boolean {
  return time !== null && now.getTime() - time.getTime() <= FRESH_MS;
}

const readSession = (db: Kysely<Database>, { id, session_id }: Viewer) =>
  db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.password_hash', 'sessions.created_at as opened_at', 'sessions.proved_at'])
    .where('users.id', '=', id)
    .where('sessions.id', '=', session_id)
    .executeTakeFirstOrThrow();
