import { readField, type User } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { messages } from '../../messages';
import type { LoginStep } from './login-step';

export interface NewSession {
  token: string;
  profile: User;
}

/**
 * Exchanges the six digits for a session (spec 1 §7, `POST /verify_login` with the temporary token).
 * Rejects with `ApiError`: 422 wrong code, 401 invalid temporary token, 429 too many tries.
 */
export async function verifyCode(
  { api }: Pick<Platform, 'api'>,
  { temporaryToken }: Pick<LoginStep, 'temporaryToken'>,
  code: string,
): Promise<NewSession> {
  const body = await api.post<unknown>(
    '/verify_login',
    { code, platform: 'Web' },
    { isSignIn: true, headers: { Authorization: `Bearer ${temporaryToken}` } },
  );
  const token = readField<unknown>(body, 'token');
  const profile = readField<User>(body, 'profile');
  if (typeof token !== 'string' || token === '' || typeof profile !== 'object' || profile === null) {
    throw new ApiError(502, messages.code.noSession);
  }
  return { token, profile };
}
