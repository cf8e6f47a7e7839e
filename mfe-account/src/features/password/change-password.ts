import { ApiError, type Platform, UNEXPECTED_ERROR } from '@nkm/platform';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { PasswordChange } from './check-passwords';
import { signInAgain } from './sign-in-again';

type Needs = Pick<Platform, 'api' | 'session' | 'bus' | 'navigate' | 'toast'>;

/**
 * Changes the password (ACC-CALL-011, `PATCH /users/password`). The server ends all sessions, so this clears the local
 * one and opens the sign-in again (ACC-RULE-018). Rejects with `ApiError`.
 */
export async function changePassword(platform: Needs, change: PasswordChange): Promise<void> {
  await platform.api.patch('/users/password', change);
  platform.toast('success', messages.password.changed);
  await signInAgain(platform, paths.security);
}

/** Shows one toast for any failure (ACC-MSG-032). */
export function tellFailure({ toast }: Pick<Platform, 'toast'>, cause: unknown): void {
  const said = cause instanceof ApiError ? cause.messages.join(' ') : UNEXPECTED_ERROR;
  toast('error', messages.password.failed(said));
}
