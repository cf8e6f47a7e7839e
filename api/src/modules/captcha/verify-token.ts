import { refuseInTransaction } from '../../platform/database/transaction-guard';
import type { ThirdPartyCaptcha } from '../../platform/environment/captcha-settings';
import type { ThirdParty } from './third-parties';

/** The provider gave no usable answer: it is down, slow or answers something else, or it refuses our settings. */
export class CaptchaOutage extends Error {
  override name = 'CaptchaOutage';
}

interface VerifyOptions {
  settings: ThirdPartyCaptcha;
  party: ThirdParty;
  /** The host on which the token must have been solved; null: any. Test keys of the providers name another one. */
  host: string | null;
}

/** The documented answer of the verify call. */
interface Verdict {
  success: boolean;
  hostname?: unknown;
  'error-codes'?: unknown;
}

/**
 * Asks the provider whether a token is good. The provider accepts each token once. The shopper's address is not sent.
 * @throws CaptchaOutage when the provider does not say yes or no
 */
export async function verifyToken(token: string, { settings, party, host }: VerifyOptions): Promise<boolean> {
  const { siteKey, secretKey, verifyUrl, timeoutMs } = settings;
  refuseInTransaction('A call to a captcha provider');
  // Turnstile documents no `sitekey`; hCaptcha uses it to refuse tokens of other widgets of the account.
  const site = settings.provider === 'hcaptcha' ? { sitekey: siteKey } : undefined;
  const form = new URLSearchParams({ secret: secretKey, response: token, ...site });
  const verdict = await call(verifyUrl ?? party.verify, form, timeoutMs);
  if (verdict.success) return host === null || verdict.hostname === host;
  const codes = Array.isArray(verdict['error-codes']) ? verdict['error-codes'].map(String) : [];
  if (codes.length > 0 && codes.every((code) => party.tokenFaults.includes(code))) return false;
  throw new CaptchaOutage(`It refused the call: ${codes.join(', ').slice(0, 200)}`);
}

async function call(url: string, body: URLSearchParams, timeoutMs: number): Promise<Verdict> {
  const answer = await read(url, body, timeoutMs);
  try {
    const verdict = Object(JSON.parse(answer.text)) as Partial<Verdict>;
    if (typeof verdict.success === 'boolean') return { ...verdict, success: verdict.success };
  } catch {
    // HTML of a proxy
  }
  throw new CaptchaOutage(`It answered ${answer.status} without a verdict`);
}

async function read(url: string, body: URLSearchParams, timeoutMs: number) {
  try {
    // A redirect would send the secret to another address.
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.name : 'unknown';
    throw new CaptchaOutage(`It cannot be reached (${reason})`);
  }
}
