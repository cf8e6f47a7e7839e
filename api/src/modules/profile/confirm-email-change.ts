import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { forbidden, unprocessable } from '../../platform/errors/api-problem';
import { hashToken } from '../../platform/sessions/token';
import { isLinkAlive, offerUndo, recordSecurityEvent, revokeOtherSessions } from '../accounts/public';
import { revokeHandoffs } from '../seller-handoff/public';
import { demandFree, emailTaken } from './email-change';
import { findLock, isSeller } from './find-lock';
import { messages } from './messages';
import './tables';

/** Error code of PostgreSQL. */
const UNIQUE_VIOLATION = '23505';

interface Confirmation {
  userId: number;
  /** The session that stays signed in. */
  sessionId: number;
  /** From the mailed link. */
  token: string;
}

/**
 * Replaces the address of an account (docs/decisions/0080). Each link to the new address works until it expires or one
 * of them was used, and only in a session of its account, so that the owner of a mistyped address cannot take the
 * account. As after a password change, all other sessions, unfinished sign-ins and older links end. The previous
 * address gets a mail with a link that undoes the change.
 * @throws 422 for a dead link (field `token`) or when another account got the address (field `email`), 403 when the
 *   profile was locked in the meantime
 */
export async function confirmEmailChange(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  confirmation: Confirmation,
): Promise<void> {
  try {
    await replaceEmail(app, confirmation);
  } catch (error) {
    // Another account took the address in the same moment.
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw emailTaken();
    throw error;
  }
}

async function replaceEmail(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  { userId, sessionId, token }: Confirmation,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const now = app.clock();
    const account = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    // All links of the change end with the row; a refusal below keeps them.
    const change = await trx
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .returning(['email', 'previous_email', 'token_hash', 'expires_at', 'earlier_links'])
      .executeTakeFirst();
    if (!account || !change || !isLinkAlive(change, hashToken(token), now)) throw deadLink();
    if (change.previous_email !== account.email) throw deadLink();
    const lock = isSeller(account) ? messages.sellerEmail : findLock(account);
    if (lock !== null) throw forbidden(lock);
    await demandFree(trx, { email: change.email, userId, now });
    await trx
      .updateTable('users')
      .set({ email: change.email, email_verified_at: now })
      .where('id', '=', userId)
      .execute();
    await endOtherAccess(trx, userId, sessionId);
    await recordSecurityEvent(trx, { userId, kind: 'email-changed', now });
    const mail = messages.changedMail(app.config.brand, {
      email: change.email,
      when: lagosDateTime(now.toISOString()),
      undoLink: await offerUndo(trx, app, { userId, previousEmail: account.email }),
    });
    await app.outbox.add(trx, { channel: 'email', to: account.email, ...mail });
  });
}

const deadLink = () => unprocessable({ token: [messages.linkDead] });

async function endOtherAccess(trx: Transaction<Database>, userId: number, sessionId: number): Promise<void> {
  for (const table of ['login_attempts', 'password_resets', 'email_verifications'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await revokeOtherSessions(trx, { userId, keptId: sessionId });
  await revokeHandoffs(trx, userId);
}
