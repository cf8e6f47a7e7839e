import type { User } from '@nkm/contracts';
import type { createBrowserRouter } from 'react-router-dom';
import { isClaimed } from '../app/is-claimed';
import type { HostClaim } from '../slices/boot-data';

const EMAIL_NOTICE = '/register-verify-email';
const VERIFY_PHONE = '/verify-phone';

export interface Whereabouts {
  pathname: string;
  /** Claim of the page that is shown. */
  claim: HostClaim | undefined;
  claims: readonly HostClaim[];
}

/**
 * Where a user has to go first, once loaded (spec 1 §4): the notice while the e-mail is not verified, the phone page
 * while there is no phone contact. Never out of a payment, and only where some slice has the page. Null: nowhere.
 */
export function duePage(user: User, { pathname, claim, claims }: Whereabouts): string | null {
  if (claim?.purchase === 'payment') return null;
  const here = pathname.toLowerCase();
  // A server that does not tell of phones at all says nothing about this user's.
  const hasNoPhone = user.phone === null || user.phone === '';
  const due = !user.email_verified ? EMAIL_NOTICE : hasNoPhone ? VERIFY_PHONE : null;
  if (due === null || here === due || here === EMAIL_NOTICE || !isClaimed(due, claims)) return null;
  return due;
}

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

export interface LeadOptions {
  router: Router;
  claims: readonly HostClaim[];
  keepReturnPath(path: string): void;
}

/** Leads a loaded user there, once the navigation that is under way has ended, and remembers where they were. */
export function leadUser(user: User, { router, claims, keepReturnPath }: LeadOptions): void {
  if (router.state.navigation.state === 'idle') return lead();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    lead();
  });

  function lead(): void {
    const { pathname, search } = router.state.location;
    const claim = router.state.matches.at(-1)?.route.handle as HostClaim | undefined;
    const due = duePage(user, { pathname, claim, claims });
    if (due === null) return;
    if (claim?.access !== 'signed-out') keepReturnPath(pathname + search);
    void router.navigate(due, { replace: true });
  }
}
