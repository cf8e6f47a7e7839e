import { checkReason } from '@nkm/contracts/removal-reason';
import type { App } from '../../platform/app';
import { conflict, unauthenticated, unprocessable } from '../../platform/errors/api-problem';
import { newCode, sealCode } from '../accounts/public';
import { findObstacle } from './find-obstacle';
import { lockAccount } from './lock-account';
import { messages } from './messages';
import './tables';

/** Lifetime of a deletion code, in seconds (spec 2 §9). */
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
 * Stores why a shopper wants to leave and mails the confirmation code (spec 2 §4, §7). A repeated request mails a new
 * code and invalidates the previous one.
 * @returns when the code expires
 * @throws 422 for a reason that is too short or too long, 409 while parcels or payments are in progress
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
    const request = { reason, platform, session_id: sessionId, code_hmac, tries: 0, created_at: now, expires_at };
    await trx
      .insertInto('deletion_requests')
      .values({ user_id: userId, ...request })
      .onConflict((same) => same.column('user_id').doUpdateSet(request))
      .execute();
    await outbox.add(trx, { channel: 'email', to: account.email, ...messages.codeMail(config.brand, code), code });
  });
  return expires_at;
}
