import type { Single } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** The challenge that the server sets for a form; `provider` selects the solver. */
export interface CaptchaChallenge {
  provider: string;
  /** Seconds for which the challenge and its token are valid. */
  expires_in: number;
  challenge: unknown;
}

/** What a solver that asks the shopper needs of the form. */
export interface CaptchaStage {
  /** Where it can show something; null: the form shows no captcha now. */
  place: HTMLElement | null;
  /** Call it when the shopper sees the question. */
  onAsk: () => void;
}

/** Solves a challenge and returns a token. Throws if this browser cannot, and an AbortError if aborted. */
export type SolveCaptcha = (challenge: unknown, signal: AbortSignal, stage: CaptchaStage) => Promise<string>;

/** The captcha of the shop itself, which asks the shopper nothing. */
export const OWN_CAPTCHA = 'proof-of-work';

/** GET /captcha (ours). */
export async function getCaptcha({ api }: Pick<Platform, 'api'>, signal: AbortSignal): Promise<CaptchaChallenge> {
  const { data } = await api.get<Single<CaptchaChallenge>>('/captcha', { signal, background: true });
  return data;
}
