import type { App } from '../../platform/app';
import type { CaptchaProvider } from './captcha-provider';
import { proofOfWork } from './proof-of-work';

/** The captcha provider of this shop. */
export function createCaptcha(app: Pick<App, 'db' | 'clock' | 'config'>): CaptchaProvider {
  return proofOfWork(app);
}
