import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { forbidden, unprocessable } from '../../platform/errors/api-problem';
import { CODE_TRIES, findCode } from '../accounts/public';
import { messages } from './messages';
import type { CodeRequest } from './request-phone-code';
import { phoneCodeFits } from './seal-code';
import './tables';

/** How long a verified number can be added to the account, in seconds. */
const ADD_WITHIN_S = 900;

type Outcome = 'verified' | 'expired' | 'locked' | 'wrong';

/**
 * Checks the code in a text message. The right code works again until the number is added, because the first answer may
 * have been lost.
 * @throws 422 for a wrong or expired code, 403 after five wrong codes
 */
export async function verifyPhone(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  entered: CodeRequest & { code: string },
): Promise<void> {
  // A wrong code does not throw here, so that the transaction commits the count of attempts.
  const outcome = await db.transaction().execute((trx) => tryCode(trx, entered, clock()));
  switch (outcome) {
    case 'expired':
      throw unprocessable({ code: [messages.expiredCode] });
    case 'wrong':
      throw unprocessable({ code: [messages.wrongCode] });
    case 'locked':
      throw forbidden(messages.lockedCode, { code: [messages.lockedCode] });
  }
}

async function tryCode(
  trx: Transaction<Database>,
  { userId, sessionId, contact, token, code }: CodeRequest & { code: string },
  now: Date,
): Promise<Outcome> {
  const pending = await trx
    .selectFrom('phone_verifications')
    .selectAll()
    .where('user_id', '=', userId)
    // Simultaneous attempts wait here, so that each one is counted.
    .forUpdate()
    .executeTakeFirst();
  if (!pending || pending.expires_at <= now || pending.session_id !== sessionId || pending.contact !== contact)
    return 'expired';
  if (pending.tries >= CODE_TRIES) return 'locked';
  const change = trx.updateTable('phone_verifications').where('user_id', '=', userId);
  const entered = findCode(pending, { now, fits: (sealed) => phoneCodeFits({ code, userId, contact, token }, sealed) });
  if (entered?.isExpired) return 'expired';
  if (entered === null) {
    const tries = pending.tries + 1;
    await change.set({ tries }).execute();
    return tries >= CODE_TRIES ? 'locked' : 'wrong';
  }
  const expires_at = new Date(now.getTime() + ADD_WITHIN_S * 1000);
  if (pending.verified_at === null) {
    // The other codes end.
    const used = { code_hmac: entered.code_hmac, earlier_codes: '[]' };
    await change.set({ ...used, verified_at: now, expires_at }).execute();
  }
  return 'verified';
}
