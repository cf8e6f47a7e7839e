import type { Single } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** What the server asks a form to solve; which of our solvers fits is told by `provider`. */
export interface CaptchaChallenge {
  provider: string;
  /** Seconds for which the challenge, and the token made of it, is good. */
  expires_in: number;
  challenge: unknown;
}

/** Makes a token of a challenge. Throws when this browser cannot, and an AbortError when it was called off. */
export type SolveCaptcha = (challenge: unknown, signal: AbortSignal) => Promise<string>;

/** GET /captcha (ours). */
export async function getCaptcha({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<CaptchaChallenge> {
  const { data } = await api.get<Single<CaptchaChallenge>>('/captcha', { signal, background: true });
  return data;
}
