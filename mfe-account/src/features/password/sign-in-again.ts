import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';

/** The password is another one: this session ends, and the sign-in opens (spec 1 §4). It leads to `returnTo`. */
export async function signInAgain(
  { navigate, session, bus }: Pick<Platform, 'session' | 'bus' | 'navigate'>,
  returnTo: string,
): Promise<void> {
  // The page is left first: a guarded one asks for a sign-in itself as soon as nobody is signed in.
  navigate(paths.home, { replace: true });
  await session.end();
  await bus.send('session.require', { returnTo });
}
