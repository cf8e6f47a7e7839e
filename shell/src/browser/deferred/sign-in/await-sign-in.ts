import type { User } from '@nkm/contracts';
import type { ShellSession } from '../../../app/session';
import type { HostClaim } from '../../../slices/boot-data';
import { requiredPage } from './required-step';

export const SIGNED_IN_MESSAGE = 'nkm:signed-in';
/** Pages of this shop reach each other here, also when an opener policy has separated their windows. */
const SIGN_IN_CHANNEL = 'nkm:sign-in';
/** Tells the sign-in window that a page continues, so that it can close. */
const RECEIVED_MESSAGE = 'nkm:sign-in-received';

export interface SignInOptions {
  session: ShellSession;
  claims: readonly HostClaim[];
  navigate(path: string): void;
}

let stopWaiting: () => void = () => undefined;

/** Continues to the visitor's destination when the sign-in window reports success (ACC-RULE-007). */
export function awaitSignIn({ session, claims, navigate }: SignInOptions): void {
  stopWaiting(); // the window was opened again
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SIGN_IN_CHANNEL);
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isSignedIn(data)) return;
    channel?.postMessage({ type: RECEIVED_MESSAGE });
    stopWaiting();
    void session.restore();
    // The return path stays for after the step.
    navigate((data.profile && requiredPage(data.profile, undefined, claims)) ?? session.takeReturnPath());
  };
  window.addEventListener('message', onMessage);
  channel?.addEventListener('message', onMessage);
  stopWaiting = () => {
    window.removeEventListener('message', onMessage);
    channel?.close();
  };
}

function isSignedIn(data: unknown): data is { type: string; profile?: User } {
  return typeof data === 'object' && data !== null && (data as { type?: unknown }).type === SIGNED_IN_MESSAGE;
}
