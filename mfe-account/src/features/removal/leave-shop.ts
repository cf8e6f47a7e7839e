import { type Platform, STORAGE_KEYS } from '@nkm/platform';
import { paths } from '../../paths';
import { forgetDraft } from './removal-draft';

type Needs = Pick<Platform, 'storage' | 'session' | 'navigate'>;

/** Nothing of the shopper stays in this browser (spec 2 §4); other tabs see the session go and are signed out. */
export function forgetShopper({ storage }: Pick<Platform, 'storage'>): void {
  // What storage keeps for this document only, where the browser blocks it, is known by these.
  for (const key of Object.values(STORAGE_KEYS)) storage.remove(key);
  forgetDraft({ storage });
  try {
    window.localStorage.clear();
  } catch {
    // Blocked: nothing was ever kept there.
  }
}

/** Goes home as a guest. The page is left first: it asks for a sign-in as soon as there is nobody. */
export async function goHome({ session, navigate }: Needs): Promise<void> {
  navigate(paths.home, { replace: true });
  await session.end();
}
