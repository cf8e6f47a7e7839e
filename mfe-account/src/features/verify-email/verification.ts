import { readField } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { paths } from '../../paths';
import { forgetRegistration } from '../../registration/registered-email';
import { finishSignIn } from '../../after-sign-in/finish-sign-in';
import { readSession } from '../../after-sign-in/new-session';

/** How and when the account of a link was made. */
export interface SignUpFacts {
  /** `password` or a provider; null: unknown. */
  method: string | null;
  /** The public name at the provider. */
  handle: string | null;
  device: string | null;
  created_at: string;
}

/** What the server tells about a mailed link. */
export interface Verification {
  email: string;
  verified: boolean;
  /** This browser signed up. */
  own_browser: boolean;
  sign_up: SignUpFacts;
}

type Needs = Pick<Platform, 'api'>;
type SignInNeeds = Parameters<typeof finishSignIn>[0];

/** Reads the link and changes nothing. Rejects with `ApiError`. */
export async function readVerification({ api }: Needs, token: string): Promise<Verification> {
  const { data } = await api.post<{ data: Verification }>('/users/verify/link', { token }, { background: true });
  return data;
}

/**
 * Verifies the email and goes on. The server signs in the browser that signed up; a session of this account stays. In
 * another browser, or at a server that opens no session, the shopper signs in. Rejects with `ApiError`.
 */
export async function verifyEmail(platform: Needs & SignInNeeds, token: string): Promise<void> {
  const { data } = await platform.api.post<{ data?: unknown }>('/users/verify', { token });
  const session = readSession(readField(data, 'session'));
  forgetRegistration();
  if (session) await finishSignIn(platform, session, { needsPhone: true });
  else platform.navigate(`${paths.emailNotice}?emailVerified=1`, { replace: true });
}

/** Takes the account away from the person who made it. Rejects with `ApiError`. */
export async function disownAccount({ api }: Needs, token: string): Promise<void> {
  await api.post('/users/verify/disown', { token });
}

/** The server does not know the link any more. */
export const isDead = (cause: unknown): boolean => cause instanceof ApiError && 'token' in cause.errors;
