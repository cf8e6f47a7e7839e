import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { ApiError, type Platform } from '@nkm/platform';
import { type NewSession, readSession } from '../../after-sign-in/new-session';
import { messages } from './sign-in-messages';
import { isCancelled } from '../../webauthn/text-of-failure';

/**
 * Asks the device for a passkey and signs in with it. Null: the shopper closed the prompt. Rejects with `ApiError`, or
 * with the error of the device.
 */
export async function signInWithPasskey({ api }: Pick<Platform, 'api'>): Promise<NewSession | null> {
  const { data: optionsJSON } = await api.post<{ data: PublicKeyCredentialRequestOptionsJSON }>(
    '/passkeys/login/options',
    {},
    { isSignIn: true },
  );
  const credential = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    if (isCancelled(cause)) return null;
    throw cause;
  });
  if (credential === null) return null;
  const body = await api.post<unknown>('/passkeys/login', { credential, platform: 'Web' }, { isSignIn: true });
  const session = readSession(body);
  if (session === null) throw new ApiError(502, messages.noSession);
  return session;
}
