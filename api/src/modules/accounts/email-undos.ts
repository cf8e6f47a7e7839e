import type { Kysely } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { hashToken, newToken } from '../../platform/sessions/token';
import type { AccountsNeeds } from './accounts-needs';
import { endAccess } from './end-access';
import { mailReset } from './mail-resets';
import { messages } from './messages';
import { recordSecurityEvent } from './security-events';
import './tables';

/** How long the previous address can undo a change, in milliseconds. */
const UNDO_MS = 7 * 86_400_000;

interface Change {
  userId: number;
  previousEmail: string;
}

/**
 * Offers the previous address of an account an undo of the change, in the transaction of the change.
 * @returns the link for the mail
 */
export async function offerUndo(
  trx: Kysely<Database>,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  { userId, previousEmail }: Change,
): Promise<string> {
  const now = clock();
  const token = newToken();
  await trx
    .insertInto('email_undos')
    .values({
      user_id: userId,
      previous_email: previousEmail.toLowerCase(),
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + UNDO_MS),
    })
    .execute();
  return `${config.publicUrl}/account/undo-email?token=${token}`;
}

/** Until when the previous address of an account can undo a change; null: it cannot. */
export async function undoableUntil(db: Kysely<Database>, userId: number, now: Date): Promise<Date | null> {
  const undo = await db
    .selectFrom('email_undos')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return undo?.expires_at ?? null;
}

/** Whether an account could get this address back, so that no other account may take it. */
export async function isReserved(
  db: Kysely<Database>,
  { email, now, userId = 0 }: { email: string; now: Date; userId?: number },
): Promise<boolean> {
  const undo = await db
    .selectFrom('email_undos')
    .select('id')
    .where('previous_email', '=', email.toLowerCase())
    .where('expires_at', '>', now)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return undo !== undefined;
}

/**
 * Gives an account its previous address back, with the link that was mailed there (docs/decisions/0080). Like a reset,
 * it ends all ways into the account: sessions, devices, passkeys, a pending change, and the identities whose provider
 * did not confirm that address. It mails a password reset. Undos of later changes end, too.
 * @throws 422 (field `token`) when the link is used, expired or unknown
 */
export async function undoEmailChange(
  app: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  needs: AccountsNeeds,
  token: string,
): Promise<string> {
  const now = app.clock();
  return app.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, token);
    const undo = await trx
      .deleteFrom('email_undos')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .returning(['id', 'previous_email'])
      .executeTakeFirst();
    if (account === undefined || undo === undefined) throw unprocessable({ token: [messages.undoDead] });
    const { id: userId } = account;
    const email = undo.previous_email;
    await trx.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', userId).execute();
    await trx.deleteFrom('email_undos').where('user_id', '=', userId).where('id', '>', undo.id).execute();
    await trx.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
    await endAccess(trx, needs, userId);
    await needs.revokePasskeys(trx, userId);
    await needs.revokeIdentities(trx, { userId, keeps: email });
    await needs.revokeEmailChange(trx, userId);
    await recordSecurityEvent(trx, { userId, kind: 'email-change-undone', now });
    await mailReset(trx, app, { id: userId, email });
    return email;
  });
}

const lockAccount = (trx: Kysely<Database>, token: string) =>
  trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('email_undos').select('user_id').where('token_hash', '=', hashToken(token)))
    .where('status', 'in', ['active', 'deactivated'])
    .forUpdate()
    .executeTakeFirst();
