import type { ShellSession } from '../app/session';

const POPUP = 'popup,width=700,height=600';
/** Below this width a second window would cover the shop. */
const WIDE = '(min-width: 768px)';

export const SIGNED_IN_MESSAGE = 'nkm:signed-in';

/**
 * Sign-in in a window of 700 x 600 on wide screens, else (or when popups are blocked) in the same tab; either way
 * the visitor comes back to `returnTo` (spec 1 §2.2).
 */
export function createSignInWindow(session: ShellSession, navigate: (path: string) => void) {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || !isSignedIn(event.data)) return;
    void session.restore();
    navigate(event.data.profile?.email_verified === false ? '/register-verify-email' : session.takeReturnPath());
  });

  return (returnTo: string) => {
    session.keepReturnPath(returnTo);
    const popup = matchMedia(WIDE).matches ? window.open('/account', 'nkm-account', POPUP) : null;
    if (popup) popup.focus();
    else navigate('/account');
  };
}

function isSignedIn(data: unknown): data is { type: string; profile?: { email_verified?: boolean } } {
  return typeof data === 'object' && data !== null && (data as { type?: unknown }).type === SIGNED_IN_MESSAGE;
}
