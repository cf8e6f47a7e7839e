import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { CODE_TRIES, codesBesideNew, newCode, tooManyTries } from '../accounts/public';
import { messages } from './messages';
import { sealPhoneCode } from './seal-code';
import './tables';

/** Lifetime of a code in seconds. A text message can take minutes. */
export const PHONE_CODE_SECONDS = 600;

export interface CodeRequest {
  userId: number;
  sessionId: number;
  /** Token of that session. */
  token: string;
  /** As `readMobileNumber` returns it. */
  contact: string;
}

/**
 * Texts a six-digit code to a phone number. Earlier codes for the number still work in this session until they expire,
 * and the wrong codes count together. Codes for another number or session end.
 * @throws 429 after five wrong codes, until the codes have expired
 * @returns when the code expires
 */
export async function requestPhoneCode(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  { userId, sessionId, token, contact }: CodeRequest,
): Promise<Date> {
  const now = clock();
  const expires_at = new Date(now.getTime() + PHONE_CODE_SECONDS * 1000);
  const code = newCode();
  const code_hmac = sealPhoneCode({ code, userId, contact, token });
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const current = await findCurrent(trx, { userId, sessionId, contact, now });
    if (current && current.tries >= CODE_TRIES) throw tooManyTries(current, now);
    const wanted = {
      session_id: sessionId,
      contact,
      code_hmac,
      earlier_codes: current ? codesBesideNew(current, now) : '[]',
      tries: current?.tries ?? 0,
      created_at: now,
      expires_at,
      verified_at: null,
    };
    await trx
      .insertInto('phone_verifications')
      .values({ user_id: userId, ...wanted })
      .onConflict((same) => same.column('user_id').doUpdateSet(wanted))
      .execute();
    const text = messages.codeText(config.brand, code);
    await outbox.add(trx, { channel: 'sms', to: contact, ...text, code, expiresAt: expires_at });
  });
  return expires_at;
}

/** The codes for this number in this session, if one of them still works. The caller holds a lock on the account. */
function findCurrent(
  trx: Transaction<Database>,
  { userId, sessionId, contact, now }: { userId: number; sessionId: number; contact: string; now: Date },
) {
  return trx
    .selectFrom('phone_verifications')
    .select(['code_hmac', 'expires_at', 'earlier_codes', 'tries'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('contact', '=', contact)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}
