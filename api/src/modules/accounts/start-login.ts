import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { hashToken, newToken } from '../../platform/sessions/token';
import { CODE_SECONDS, newCode, sealCode } from './login-code';
import { messages } from './messages';
import { passwordFits } from './passwords';

type Needs = Pick<App, 'db' | 'outbox' | 'clock' | 'config'>;

/**
 * The first step of signing in (spec 1 §4): checks the password and mails a six-digit code.
 * Throws 422 when email and password do not belong together; an unknown email gets the same answer as slowly.
 * Of a deactivated account, too: the second step wakes it.
 * @returns a temporary token, good for the second step only
 */
export async function startLogin(
  app: Needs,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const user = await app.db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('status', 'in', ['active', 'deactivated'])
    .executeTakeFirst();
  const fits = await passwordFits(password, user?.password_hash ?? null);
  if (user === undefined || !fits) throw unprocessable({ email: [messages.wrongPassword] });

  const token = newToken();
  const code = newCode();
  const now = app.clock();
  await app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('login_attempts')
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        code_hmac: sealCode(code, token),
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_SECONDS * 1000),
        used_at: null,
      })
      .execute();
    const mail = messages.codeMail(app.config.brand, code);
    await app.outbox.add(trx, { channel: 'email', to: user.email, ...mail, code });
  });
  return token;
}
