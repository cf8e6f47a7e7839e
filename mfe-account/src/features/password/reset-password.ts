import type { Platform } from '@nkm/platform';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { NewPassword } from './check-passwords';
import { signInAgain } from './sign-in-again';

type Needs = Pick<Platform, 'api' | 'session' | 'bus' | 'navigate' | 'toast'>;

/**
 * Sets a new password with an emailed link (ACC-CALL-010, `PATCH /password/forgot/reset`). The server ends all
 * sessions, so this clears the local one and opens the sign-in again (ACC-RULE-018). Rejects with `ApiError`.
 */
export async function resetPassword(
  platform: Needs,
  reset: NewPassword & { token: string },
  onDone: () => void,
): Promise<void> {
  await platform.api.patch('/password/forgot/reset', reset, { isSignIn: true });
  onDone();
  platform.toast('success', messages.password.changed);
  await signInAgain(platform, paths.home);
}
