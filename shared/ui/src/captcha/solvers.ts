import type { SolveCaptcha } from './captcha-challenge';

/** A solver for each captcha that a server may be set up with, loaded when it is needed. */
const SOLVERS: Partial<Record<string, () => Promise<SolveCaptcha>>> = {
  'proof-of-work': async () => (await import(/* webpackChunkName: "proof-of-work" */ './proof-of-work')).solve,
};

/** Throws when the server asks for a captcha that this version does not know. */
export async function solverOf(provider: string): Promise<SolveCaptcha> {
  const load = SOLVERS[provider];
  if (!load) throw new Error(`No solver for the captcha ${provider}`);
  return load();
}
