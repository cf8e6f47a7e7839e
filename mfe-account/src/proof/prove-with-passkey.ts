import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { Platform } from '@nkm/platform';
import { isCancelled } from '../webauthn/text-of-failure';

/**
 * Confirms this session with a passkey; the server accepts that for 10 minutes. False: the shopper closed the prompt.
 * Rejects with `ApiError`, or with the error of the device.
 */
export async function proveWithPasskey({ api }: Pick<Platform, 'api'>): Promise<boolean> {
  const { data: optionsJSON } = await api.post<{ data: PublicKeyCredentialRequestOptionsJSON }>(
    '/passkeys/proof/options',
  );
  const credential = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    if (isCancelled(cause)) return null;
    throw cause;
  });
  if (credential === null) return false;
  await api.post('/passkeys/proof', { credential });
  return true;
}
