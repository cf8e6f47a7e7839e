import { unprocessable } from '../../platform/errors/api-problem';
import type { CaptchaProvider } from './captcha-provider';

/** Longest token that a route accepts. */
export const LONGEST_TOKEN = 4000;

/** Redeems a token; throws 422 if it is expired, used or invalid. Call it after all other checks, as it spends it. */
export async function demandCaptcha(captcha: CaptchaProvider, token: string): Promise<void> {
  if (await captcha.redeem(token)) return;
  throw unprocessable({ captchaToken: ['The captcha is no longer valid. Please try again.'] });
}
