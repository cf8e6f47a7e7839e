import type { Platform } from '@nkm/platform';

/** True for a signed-in shopper; a guest goes to sign-in and returns to `returnTo` (CAT-ROLE-003). */
export async function requireSignIn({ bus }: Pick<Platform, 'bus'>, returnTo: string): Promise<boolean> {
  const { signedIn } = await bus.send('session.require', { returnTo });
  return signedIn;
}
