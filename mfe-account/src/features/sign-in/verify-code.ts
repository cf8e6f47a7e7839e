import { ApiError, type Platform } from '@nkm/platform';
import { type NewSession, readSession } from '../../after-sign-in/new-session';
import { messages } from '../../messages';
import type { LoginStep } from './login-step';

/**
 * Exchanges the six digits for a session (ACC-CALL-006, `POST /verify_login` with the temporary token). Rejects with
 * `ApiError`: 422 wrong code, 401 invalid temporary token, 429 too many tries.
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
  const session = readSession(body);
  if (session === null) throw new ApiError(502, messages.code.noSession);
  return session;
}
