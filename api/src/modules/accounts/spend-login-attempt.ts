import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { type CaptchaProvider, demandCaptcha } from '../captcha/public';
import { LOGIN_ANSWERED, LOGIN_PER_ADDRESS, LOGIN_PER_DEVICE, LOGIN_WITHOUT_CAPTCHA } from './limits';
import { messages } from './messages';

export interface LoginAttempt {
  email: string;
  /** Id of the device if the account knows it, else null. */
  deviceId: number | null;
  /** Key of the client's network address. */
  client: string;
  captchaToken: string | undefined;
}

/**
 * Spends an attempt before the password is checked, so that simultaneous attempts cannot exceed the budget. A known
 * device has its own budget. Unknown devices share the budget of the email: first without a captcha, then with one.
 * From the eleventh wrong password in an hour on, the attempt is silent: the answer must not tell whether the password
 * was right.
 * @throws 422 with the field `captchaToken` when a captcha is needed, 429 when the budget is used up
 * @returns whether the attempt is silent, and a function that refunds it; call that when the password was correct
 */
export async function spendLoginAttempt(
  { limits }: Pick<App, 'limits'>,
  captcha: CaptchaProvider,
  { email, deviceId, client, captchaToken }: LoginAttempt,
): Promise<{ isSilent: boolean; giveBack: () => Promise<void> }> {
  const spent: [RateLimit, string][] = [];
  let isSilent = false;
  async function spend(limit: RateLimit, key: string) {
    await limits.consume(limit, key);
    spent.push([limit, key]);
  }

  if (deviceId !== null) await spend(LOGIN_PER_DEVICE, String(deviceId));
  else {
    await spend(LOGIN_PER_ADDRESS, client);
    if (await limits.take(LOGIN_WITHOUT_CAPTCHA, email)) spent.push([LOGIN_WITHOUT_CAPTCHA, email]);
    else {
      if (captchaToken === undefined) throw unprocessable({ captchaToken: [messages.captchaNeeded] });
      await demandCaptcha(captcha, captchaToken);
    }
    if (await limits.take(LOGIN_ANSWERED, email)) spent.push([LOGIN_ANSWERED, email]);
    else isSilent = true;
  }
  const giveBack = async () => {
    for (const [limit, key] of spent) await limits.giveBack(limit, key);
  };
  return { isSilent, giveBack };
}
