import type { ShellSession } from '../app/session';
import type { HostClaim } from '../slices/boot-data';
import type { BrowserPlatform } from './create-platform';
import type { Router } from './create-router';
import { withDeferredCode } from './deferred-code';

export interface SignInTools {
  platform: BrowserPlatform;
  claims: readonly HostClaim[];
  router: Router;
}

/** Opens the sign-in and then continues at `returnTo`; also when a slice asks for it with `session.require`. */
export function createSignIn({ platform, claims, router }: SignInTools): (returnTo: string) => void {
  const session: ShellSession = platform.session;
  let open: ((returnTo: string) => void) | undefined;

  const navigate = (path: string) =>
    void router.navigate(path, { replace: path === location.pathname + location.search });

  function signIn(returnTo: string): void {
    withDeferredCode(
      ({ createSignInWindow }) => (open ??= createSignInWindow({ session, claims, navigate }))(returnTo),
      () => {
        session.keepReturnPath(returnTo);
        navigate('/account');
      },
    );
  }

  platform.bus.as('shell').handle('session.require', ({ returnTo }) => {
    const signedIn = session.token() !== null;
    if (!signedIn) signIn(returnTo);
    return { signedIn };
  });
  return signIn;
}
