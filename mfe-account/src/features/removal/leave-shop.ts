import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';

type Needs = Pick<Platform, 'storage' | 'session' | 'navigate'>;

/** Nothing of the shopper stays in this browser (spec 2 §4); other tabs see the session go and are signed out. */
export function forgetShopper({ storage }: Pick<Platform, 'storage'>): void {
  storage.clear();
}

/** Goes home as a guest. The page is left first: it asks for a sign-in as soon as there is nobody. */
export async function goHome({ session, navigate }: Needs): Promise<void> {
  navigate(paths.home, { replace: true });
  await session.end();
}
