import type { ShellSession } from '../app/session';

export const SIGNED_IN_MESSAGE = 'nkm:signed-in';

export interface SignInOptions {
  session: ShellSession;
  navigate(path: string): void;
}

let stopWaiting: () => void = () => undefined;

/** Goes on to where the visitor wanted to be when the window of the sign-in says that it is done (spec 1 §4). */
export function awaitSignIn({ session, navigate }: SignInOptions): void {
  stopWaiting(); // the window was opened again
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isSignedIn(data)) return;
    stopWaiting();
    void session.restore();
    navigate(data.profile?.email_verified === false ? '/register-verify-email' : session.takeReturnPath());
  };
  window.addEventListener('message', onMessage);
  stopWaiting = () => window.removeEventListener('message', onMessage);
}

function isSignedIn(data: unknown): data is { type: string; profile?: { email_verified?: boolean } } {
  return typeof data === 'object' && data !== null && (data as { type?: unknown }).type === SIGNED_IN_MESSAGE;
}
