import type { Platform } from '@nkm/platform';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { NewPassword } from './check-passwords';
import { signInAgain } from './sign-in-again';

type Needs = Pick<Platform, 'api' | 'session' | 'bus' | 'navigate' | 'toast'>;

/**
 * Sets a new password by the link of a mail (spec 1 §7, `PATCH /password/forgot/reset`). The server has ended all
 * sessions then: one of this browser is cleared, too, and the sign-in opens again (spec 1 §4). Rejects with `ApiError`.
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
