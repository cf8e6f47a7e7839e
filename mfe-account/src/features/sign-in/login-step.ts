/** Seconds until a code expires (ACC-CONST-002). */
const CODE_LIFE_SECONDS = 300;

/** The step between password and code: the server has accepted the password and emailed a code. */
export interface LoginStep {
  /** Valid only for `POST /verify_login`; never in local storage or in an address. */
  temporaryToken: string;
  email: string;
  /** Expiry of the code, in milliseconds since 1970. */
  expiresAt: number;
  /** A code was sent only if the password was right; the server does not say so. */
  passwordUnchecked?: boolean;
}

export function startStep(temporaryToken: string, email: string, now: number): LoginStep {
  return { temporaryToken, email, expiresAt: now + CODE_LIFE_SECONDS * 1000 };
}

/** Marks the step as expired when the server no longer accepts its code, so that the shopper requests a new one. */
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
