import type { App } from '../../platform/app';
import type { CaptchaProvider } from './captcha-provider';
import { proofOfWork } from './proof-of-work';
import { thirdPartyCaptcha } from './third-party-captcha';

/** The captcha provider of this shop: its own, or that of `CAPTCHA_PROVIDER`. */
export function createCaptcha(app: Pick<App, 'db' | 'clock' | 'config' | 'log'>): CaptchaProvider {
  const { captcha } = app.config;
  return captcha === null ? proofOfWork(app) : thirdPartyCaptcha(app, captcha);
}
