import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import type { CaptchaProvider } from '../captcha/captcha-provider';
import { demandCaptcha } from '../captcha/demand-captcha';
import { LOGIN_PER_ADDRESS, LOGIN_PER_DEVICE, LOGIN_PER_EMAIL, LOGIN_WITHOUT_CAPTCHA } from './limits';
import { messages } from './messages';

export interface LoginAttempt {
  email: string;
  /** Of the device, where the account knows it; else null. */
  deviceId: number | null;
  /** Names the client's network address. */
  client: string;
  captchaToken: string | undefined;
}

/**
 * Takes an attempt away before the password is looked at, so that attempts at the same time cannot be more than the
 * budget. A known device has a budget of its own. An unknown one shares that of the address: first without, then with a
 * captcha, at last none.
 * Throws 422 with the field `captchaToken` when a captcha is needed, 429 when nothing is left.
 * @returns gives the attempt back; call it when the password was right
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
