import { serverNow } from '@nkm/contracts/server-now';
import type { Platform } from '@nkm/platform';
import { leaveNothing } from '@nkm/platform/stored';
import { paths } from '../../paths';

type Needs = Pick<Platform, 'session' | 'navigate'>;

/**
 * Erases the shopper's data from this browser (ACC-RULE-043). Other tabs notice the missing session and sign out. An
 * older shell does not do so at the end of a session.
 */
export function forgetShopper(platform: Pick<Platform, 'storage' | 'now'>): void {
  leaveNothing(platform, serverNow(platform));
}

/** Goes home as a guest. Navigates first, because a protected page asks for a sign-in when the session ends. */
export async function goHome({ session, navigate }: Needs): Promise<void> {
  navigate(paths.home, { replace: true });
  await session.end();
}
