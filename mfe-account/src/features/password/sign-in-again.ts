import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';

/** Ends the session after a password change and opens the sign-in, which leads to `returnTo` (ACC-RULE-018). */
export async function signInAgain(
  { navigate, session, bus }: Pick<Platform, 'session' | 'bus' | 'navigate'>,
  returnTo: string,
): Promise<void> {
  // Leaves the page first, because a protected page asks for a sign-in itself when the session ends.
  navigate(paths.home, { replace: true });
  await session.end({ comesBack: true });
  await bus.send('session.require', { returnTo });
}
