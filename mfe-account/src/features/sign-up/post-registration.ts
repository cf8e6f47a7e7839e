import type { Platform } from '@nkm/platform';
import type { Registration } from './check-registration';

/** ACC-CONST-010 */
const ACCOUNT_TYPE = 'Individual';
const SIGNUP_PLATFORM = 'Web';

/**
 * Creates an account (ACC-CALL-004, `POST /users`). The server sends a link to verify the email. Rejects with
 * `ApiError`: 422 with field errors, 429 too many tries.
 */
export async function postRegistration({ api }: Pick<Platform, 'api'>, registration: Registration): Promise<void> {
  const { surname, other_names, email, password, news, terms, captchaToken } = registration;
  await api.post('/users', {
    surname,
    other_names,
    email,
    password,
    news,
    account_type: ACCOUNT_TYPE,
    signup_platform: SIGNUP_PLATFORM,
    terms,
    captchaToken,
  });
}
