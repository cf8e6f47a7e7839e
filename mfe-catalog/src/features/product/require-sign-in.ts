import type { Platform } from '@nkm/platform';

/** True when somebody is signed in; a guest goes to sign-in and comes back to `returnTo` (spec 1 §4). */
export async function requireSignIn({ bus }: Pick<Platform, 'bus'>, returnTo: string): Promise<boolean> {
  const { signedIn } = await bus.send('session.require', { returnTo });
  return signedIn;
}
