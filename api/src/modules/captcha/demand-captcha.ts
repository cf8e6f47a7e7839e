import { unprocessable } from '../../platform/errors/api-problem';
import type { CaptchaProvider } from './captcha-provider';

/** Longest token that a route takes. */
export const LONGEST_TOKEN = 4000;

/** Redeems a token; throws 422 when it is expired, was used before or is none. Last of all checks: it is gone then. */
export async function demandCaptcha(captcha: CaptchaProvider, token: string): Promise<void> {
  if (await captcha.redeem(token)) return;
  throw unprocessable({ captchaToken: ['The captcha is no longer valid. Please try again.'] });
}
