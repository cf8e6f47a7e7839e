import { SIGN_IN_WINDOW } from '../../../app/sign-in-window';
import { awaitSignIn, type SignInOptions } from './await-sign-in';

/** Pixels (SH-CONST-007). */
const WIDTH = 700;
const HEIGHT = 600;
/** Below this width a second window would cover the shop. */
const WIDE = '(min-width: 768px)';

/**
 * Opens the sign-in in a window of 700 x 600 on wide screens, else in the same tab: on phones, with blocked popups, and
 * with blocked storage, because two windows share a session through storage. Both ways return to `returnTo`
 * (SH-RULE-005).
 */
export function createSignInWindow({ session, claims, navigate }: SignInOptions) {
  let popup: Window | null = null;

  return (returnTo: string) => {
    const shared = session.keepReturnPath(returnTo);
    if (popup && isSigningIn(popup)) return popup.focus(); // opening it again would lose its input
    popup = shared && matchMedia(WIDE).matches ? window.open('/account', SIGN_IN_WINDOW, windowFeatures()) : null;
    if (!popup) return navigate('/account');
    popup.focus();
    awaitSignIn({ session, claims, navigate });
  };
}

function isSigningIn(popup: Window): boolean {
  try {
    return !popup.closed && popup.location.pathname === '/account';
  } catch {
    return true; // at another origin, whose address is hidden: an identity provider
  }
}

/** Centred in the opening window. */
function windowFeatures(): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}
