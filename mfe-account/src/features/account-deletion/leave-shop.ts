import { type Platform, STORAGE_KEYS } from '@nkm/platform';
import { paths } from '../../paths';
import { forgetDraft } from './deletion-draft';

type Needs = Pick<Platform, 'storage' | 'session' | 'navigate'>;

/** Clears the shopper's data from this browser (spec 2 §4). Other tabs notice the missing session and sign out. */
export function forgetShopper({ storage }: Pick<Platform, 'storage'>): void {
  // When the browser blocks storage, the platform holds these keys in memory.
  for (const key of Object.values(STORAGE_KEYS)) storage.remove(key);
  forgetDraft({ storage });
  try {
    window.localStorage.clear();
  } catch {
    // Blocked: local storage holds nothing.
  }
}

/** Goes home as a guest. Navigates first, because a protected page asks for a sign-in when the session ends. */
export async function goHome({ session, navigate }: Needs): Promise<void> {
  navigate(paths.home, { replace: true });
  await session.end();
}
