import { readField } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { messages } from '../../messages';
import { type LoginStep, startStep } from './login-step';

export interface Credentials {
  email: string;
  password: string;
  /** Only when the server asked for one. */
  captchaToken?: string;
}

/** Both are present. The email is trimmed, the password is not. */
export function isComplete({ email, password }: Credentials): boolean {
  return email.trim() !== '' && password !== '';
}

/**
 * Requests a one-time code (ACC-CALL-005, `POST /login`): the server checks the password and emails six digits.
 * @param current the step of an earlier code, which then still works beside the new one
 * Rejects with `ApiError`: 422 wrong email or password, or a captcha is needed (`isCaptchaDemand`), 429 too many tries.
 */
export async function requestCode(
  { api }: Pick<Platform, 'api'>,
  credentials: Credentials,
  current?: LoginStep | null,
): Promise<LoginStep> {
  const email = credentials.email.trim();
  const { password, captchaToken } = credentials;
  const body = await api.post<unknown>(
    '/login',
    { email, password, platform: 'Web', ...(captchaToken !== undefined && { captchaToken }) },
    { isSignIn: true, ...(current && { headers: { Authorization: `Bearer ${current.temporaryToken}` } }) },
  );
  const token = readField<unknown>(body, 'token');
  if (typeof token !== 'string' || token === '') throw new ApiError(502, messages.code.noToken);
  const step = startStep(token, email, Date.now());
  return readField<unknown>(body, 'password_unchecked') === true ? { ...step, passwordUnchecked: true } : step;
}
