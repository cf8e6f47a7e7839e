import type { SettingReader } from './setting-reader';

const PROVIDERS = ['proof-of-work', 'turnstile', 'hcaptcha'] as const;

/** A captcha of another company. */
export interface ThirdPartyCaptcha {
  provider: 'turnstile' | 'hcaptcha';
  /** Public key of the widget. */
  siteKey: string;
  secretKey: string;
  /** Another address of the documented verify call, such as a relay's; null: the provider's. */
  verifyUrl: string | null;
  /** Another address of the provider's script; null: the provider's. */
  scriptUrl: string | null;
  /** Timeout of the verify call in milliseconds. */
  timeoutMs: number;
}

/** The captcha of a third party. Null: the shop's own. */
export function readCaptchaSettings(read: SettingReader): ThirdPartyCaptcha | null {
  const provider = read.oneOf('CAPTCHA_PROVIDER', PROVIDERS, 'proof-of-work');
  const siteKey = read.optional('CAPTCHA_SITE_KEY');
  const secretKey = read.optional('CAPTCHA_SECRET_KEY');
  const verifyUrl = read.url('CAPTCHA_VERIFY_URL', null, ['https:', 'http:']);
  const scriptUrl = read.url('CAPTCHA_SCRIPT_URL', null, ['https:', 'http:']);
  const timeoutMs = read.integer('CAPTCHA_TIMEOUT_MS', 5_000, 50, 60_000);
  if (provider === 'proof-of-work') return null;
  if (siteKey !== null && secretKey !== null) return { provider, siteKey, secretKey, verifyUrl, scriptUrl, timeoutMs };
  read.faults.push(`CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY must be set with CAPTCHA_PROVIDER=${provider}.`);
  return null;
}

/** Why these settings must not serve the public. */
export function captchaFaults(captcha: ThirdPartyCaptcha | null): string[] {
  const addresses = { CAPTCHA_VERIFY_URL: captcha?.verifyUrl, CAPTCHA_SCRIPT_URL: captcha?.scriptUrl };
  return Object.entries(addresses)
    .filter(([, address]) => address?.startsWith('http:'))
    .map(([name]) => `${name} must start with https:// in production.`);
}
