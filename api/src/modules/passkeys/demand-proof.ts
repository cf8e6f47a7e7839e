import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { forbidden, unprocessable } from '../../platform/errors/api-problem';
import type { Viewer } from '../../platform/sessions/sessions';
import { passwordFits } from '../accounts/public';
import { messages } from './messages';

/** How long after a sign-in an account without a password can add a passkey, in milliseconds. */
const FRESH_MS = 10 * 60_000;

/**
 * A stolen session must not get a key that outlives it: asks for the current password, as a password change does. An
 * account without a password needs a session that was opened a moment ago.
 * @throws 422 for a missing or wrong password, 403 for an old session, 503 when the password queue is full
 */
export async function demandProof(
  db: Kysely<Database>,
  { id, session_id }: Viewer,
  { password, now }: { password: string; now: Date },
): Promise<void> {
  const { password_hash, opened_at } = await db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.password_hash', 'sessions.created_at as opened_at'])
    .where('users.id', '=', id)
    .where('sessions.id', '=', session_id)
    .executeTakeFirstOrThrow();
  if (password_hash === null) {
    if (now.getTime() - opened_at.getTime() > FRESH_MS) throw forbidden(messages.signInAgain);
    return;
  }
  if (password === '') throw unprocessable({ password: [messages.passwordNeeded] });
  if (!(await passwordFits(password, password_hash))) throw unprocessable({ password: [messages.wrongPassword] });
}
