import { SIGN_IN_WINDOW } from '../app/sign-in-window';
import { awaitSignIn, type SignInOptions } from './await-sign-in';

/** Pixels (spec 1 §9). */
const WIDTH = 700;
const HEIGHT = 600;
/** Below this width a second window would cover the shop. */
const WIDE = '(min-width: 768px)';

/**
 * Sign-in in a window of 700 x 600 on wide screens, else in the same tab: on phones, where popups are blocked, and
 * where storage keeps nothing, because two windows share a session through it. Either way the visitor comes back to
 * `returnTo` (spec 1 §2.2).
 */
export function createSignInWindow({ session, navigate }: SignInOptions) {
  let popup: Window | null = null;

  return (returnTo: string) => {
    const shared = session.keepReturnPath(returnTo);
    if (popup && isSigningIn(popup)) return popup.focus(); // opening it again would lose what was typed in it
    popup = shared && matchMedia(WIDE).matches ? window.open('/account', SIGN_IN_WINDOW, windowFeatures()) : null;
    if (!popup) return navigate('/account');
    popup.focus();
    awaitSignIn({ session, navigate });
  };
}

function isSigningIn(popup: Window): boolean {
  try {
    return !popup.closed && popup.location.pathname === '/account';
  } catch {
    return true; // at another origin, which lets nobody look: an identity provider
  }
}

/** In the middle of the window that opens it. */
function windowFeatures(): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}
