import type { SettingReader } from '@nkm/server';

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
  const provider = read.oneOf(
    'CAPTCHA_PROVIDER',
    PROVIDERS,
    'proof-of-work',
    'captcha of the forms; `proof-of-work` is the shop’s own, `turnstile` and `hcaptcha` need both keys',
  );
  const siteKey = read.optional('CAPTCHA_SITE_KEY', 'public key of the widget at the captcha provider');
  const secretKey = read.optional('CAPTCHA_SECRET_KEY', 'secret key at the captcha provider');
  const verifyUrl = read.url('CAPTCHA_VERIFY_URL', null, ['https:', 'http:'], {
    what: 'another address of the provider’s verify call, such as a relay’s; `https` in production',
    unset: 'the provider’s',
  });
  const scriptUrl = read.url('CAPTCHA_SCRIPT_URL', null, ['https:', 'http:'], {
    what: 'another address of the provider’s script, which the policy of its frame then allows; `https` in production',
    unset: 'the provider’s',
  });
  const timeoutMs = read.integer('CAPTCHA_TIMEOUT_MS', 5_000, 50, 60_000, {
    what: 'time limit for the verify call; then the provider counts as down, and no form is accepted',
    unit: 'ms',
  });
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
