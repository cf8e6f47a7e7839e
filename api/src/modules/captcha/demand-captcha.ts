import { unprocessable } from '../../platform/errors/api-problem';
import type { CaptchaProvider } from './captcha-provider';

/** Longest token that a route accepts. Those of hCaptcha have several thousand characters. */
export const LONGEST_TOKEN = 8000;

/**
 * Redeems a token. Call it after all other checks, as it spends the token.
 * @throws 422 for a token that is expired, used or invalid, 503 when the provider cannot be asked
 */
export async function demandCaptcha(captcha: CaptchaProvider, token: string): Promise<void> {
  if (await captcha.redeem(token)) return;
  throw unprocessable({ captchaToken: ['The captcha is no longer valid. Please try again.'] });
}
