import type { Single } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** The challenge that the server sets for a form; `provider` selects the solver. */
export interface CaptchaChallenge {
  provider: string;
  /** Seconds for which the challenge and its token are valid. */
  expires_in: number;
  challenge: unknown;
}

/** Solves a challenge and returns a token. Throws if this browser cannot, and an AbortError if aborted. */
export type SolveCaptcha = (challenge: unknown, signal: AbortSignal) => Promise<string>;

/** GET /captcha (ours). */
export async function getCaptcha({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<CaptchaChallenge> {
  const { data } = await api.get<Single<CaptchaChallenge>>('/captcha', { signal, background: true });
  return data;
}
