import { OWN_CAPTCHA, type SolveCaptcha } from './captcha-challenge';

const frame = async () => (await import(/* webpackChunkName: "captcha-frame" */ './captcha-frame')).solve;

/** Solvers for the captchas that a server can use, loaded on demand. */
const SOLVERS: Partial<Record<string, () => Promise<SolveCaptcha>>> = {
  [OWN_CAPTCHA]: async () => (await import(/* webpackChunkName: "proof-of-work" */ './proof-of-work')).solve,
  turnstile: frame,
  hcaptcha: frame,
};

/** Throws when the server uses a captcha that this version does not support. */
export async function solverOf(provider: string): Promise<SolveCaptcha> {
  const load = SOLVERS[provider];
  if (!load) throw new Error(`No solver for the captcha ${provider}`);
  return load();
}
