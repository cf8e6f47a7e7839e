import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { type CaptchaProvider, demandCaptcha } from '../captcha/public';
import { LOGIN_PER_ADDRESS, LOGIN_PER_DEVICE, LOGIN_PER_EMAIL, LOGIN_WITHOUT_CAPTCHA } from './limits';
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
 * @throws 422 with the field `captchaToken` when a captcha is needed, 429 when the budget is used up
 * @returns a function that refunds the attempt; call it when the password was correct
 */
export async function spendLoginAttempt(
  { limits }: Pick<App, 'limits'>,
  captcha: CaptchaProvider,
  { email, deviceId, client, captchaToken }: LoginAttempt,
): Promise<() => Promise<void>> {
  const spent: [RateLimit, string][] = [];
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
      await spend(LOGIN_PER_EMAIL, email);
    }
  }
  return async () => {
    for (const [limit, key] of spent) await limits.giveBack(limit, key);
  };
}
