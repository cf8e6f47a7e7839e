import { checkReason } from '@nkm/contracts/removal-reason';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { conflict, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import { CODE_TRIES, codesBesideNew, newCode, sealCode, tooManyTries } from '../accounts/public';
import { findObstacle } from './find-obstacle';
import { lockAccount } from './lock-account';
import { messages } from './messages';
import './tables';

/** Lifetime of a deletion code, in seconds (ACC-CONST-014). */
export const DELETION_CODE_SECONDS = 600;

export interface DeletionRequest {
  userId: number;
  sessionId: number;
  /** Token of that session: only this key can check the stored code. */
  token: string;
  reason: string;
  platform: string;
}

/**
 * Stores why a shopper wants to leave and mails the confirmation code (ACC-CALL-025). A repeated request mails a new
 * code; in the same session, earlier ones work until they expire, and the wrong codes count together.
 * @returns when the code expires
 * @throws 422 for a reason that is too short or too long, 409 while there is an obstacle, 429 after five
 *   wrong codes, until the codes have expired
 */
export async function requestDeletion(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  { userId, sessionId, token, reason: typed, platform }: DeletionRequest,
): Promise<Date> {
  const reason = typed.trim();
  const wrong = checkReason(reason);
  if (wrong)
    throw unprocessable({ reason: ['tooShortBy' in wrong ? messages.reasonTooShort : messages.reasonTooLong] });
  const now = clock();
  const expires_at = new Date(now.getTime() + DELETION_CODE_SECONDS * 1000);
  const code = newCode();
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, userId);
    if (account.status !== 'active') throw unauthenticated();
    const obstacle = await findObstacle(trx, { userId, now });
    if (obstacle !== null) throw conflict(obstacle);
    const code_hmac = sealCode(code, token);
    const current = await findCurrent(trx, { userId, sessionId, now });
    if (current && current.tries >= CODE_TRIES) throw tooManyTries(current, now);
    const earlier_codes = current ? codesBesideNew(current, now) : '[]';
    const codes = { code_hmac, earlier_codes, tries: current?.tries ?? 0 };
    const request = { reason, platform, session_id: sessionId, ...codes, created_at: now, expires_at };
    await trx
      .insertInto('deletion_requests')
      .values({ user_id: userId, ...request })
      .onConflict((same) => same.column('user_id').doUpdateSet(request))
      .execute();
    await outbox.add(trx, { channel: 'email', to: account.email, ...messages.codeMail(config.brand, code), code });
  });
  return expires_at;
}

/** The codes of this session, if one of them still works. The caller holds a lock on the account. */
function findCurrent(
  trx: Transaction<Database>,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: Date },
) {
  return trx
    .selectFrom('deletion_requests')
    .select(['code_hmac', 'expires_at', 'earlier_codes', 'tries'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
