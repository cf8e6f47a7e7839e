import type { App } from '../../platform/app';
import { newCode } from '../accounts/public';
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
 * Texts a six-digit code to a phone number. It replaces the previous code of the account.
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
  const wanted = {
    session_id: sessionId,
    contact,
    code_hmac,
    tries: 0,
    created_at: now,
    expires_at,
    verified_at: null,
  };
  await db.transaction().execute(async (trx) => {
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
