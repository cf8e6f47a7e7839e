/** Seconds that a code is good for (spec 1 §9). */
export const CODE_LIFE_SECONDS = 300;

/** Between password and code: the server accepted the password and mailed a code. */
export interface LoginStep {
  /** Good for `POST /verify_login` only; never in local storage nor in an address. */
  temporaryToken: string;
  email: string;
  /** Milliseconds since 1970 when the code expires. */
  expiresAt: number;
}

export function startStep(temporaryToken: string, email: string, now: number): LoginStep {
  return { temporaryToken, email, expiresAt: now + CODE_LIFE_SECONDS * 1000 };
}

/** The server no longer accepts the temporary token: only a new code helps. */
export function expireStep(step: LoginStep, now: number): LoginStep {
  return { ...step, expiresAt: Math.min(step.expiresAt, now) };
}

export function isExpired({ expiresAt }: Pick<LoginStep, 'expiresAt'>, now: number): boolean {
  return expiresAt <= now;
}

export function isLoginStep(value: unknown): value is LoginStep {
  if (typeof value !== 'object' || value === null) return false;
  const { temporaryToken, email, expiresAt } = value as Record<string, unknown>;
  return typeof temporaryToken === 'string' && typeof email === 'string' && Number.isFinite(expiresAt);
}
