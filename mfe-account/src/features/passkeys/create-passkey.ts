import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError, type Platform } from '@nkm/platform';
import { isCancelled } from '../../webauthn/text-of-failure';

/** A passkey that the device has made and the server has not stored yet, because its answer got lost. */
export type MadePasskey = RegistrationResponseJSON;

/** Asks the device for a new passkey, after a check of the password. Null: the shopper closed the prompt. */
export async function makePasskey(
  { api }: Pick<Platform, 'api'>,
  password: string | undefined,
): Promise<MadePasskey | null> {
  const { data: optionsJSON } = await api.post<{ data: PublicKeyCredentialCreationOptionsJSON }>('/passkeys/options', {
    password,
  });
  return startRegistration({ optionsJSON }).catch((cause: unknown) => {
    if (isCancelled(cause)) return null;
    throw cause;
  });
}

/** Stores a passkey. Without a name, the server names it after the browser. */
export async function storePasskey(
  { api }: Pick<Platform, 'api'>,
  credential: MadePasskey,
  name: string,
): Promise<void> {
  await api.post('/passkeys', { credential, ...(name !== '' && { name }) });
}

/** The server has not seen the passkey, or its name has a fault: the same passkey can be sent again. */
export const canSendAgain = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.retryable || 'name' in cause.errors);

/** The device refuses a second passkey for the same account. */
export const isOnDevice = (cause: unknown): boolean => cause instanceof Error && cause.name === 'InvalidStateError';
