import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import { unprocessable } from '../../platform/errors/api-problem';
import { messages } from './messages';
import type { RelyingParty } from './relying-party';
import type { AssertionJson, NewCredentialJson } from './schema';
import type { PasskeysTable } from './tables';

/** What the checks of an answer need. */
export interface Checks {
  relyingParty: RelyingParty;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const refused = () => unprocessable({ credential: [messages.refused] });

/** The challenge that an answer claims to sign; empty when it cannot be read. */
export function challengeOf({ response }: NewCredentialJson | AssertionJson): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/**
 * Checks a new credential: purpose, challenge, origin, relying party, and that the device has verified its user.
 * @throws 422
 */
export async function verifyNew({ relyingParty, log }: Checks, credential: NewCredentialJson) {
  const { registrationInfo } = await check(log, async () => {
    demandNoCertificates(credential);
    return verifyRegistrationResponse({
      response: { clientExtensionResults: {}, ...credential } as RegistrationResponseJSON,
      ...expectedOf(relyingParty, credential),
    });
  });
  if (registrationInfo === undefined) throw refused();
  return registrationInfo.credential;
}

/** What every answer must be for. */
const expectedOf = (relyingParty: RelyingParty, answer: NewCredentialJson | AssertionJson) => ({
  expectedChallenge: challengeOf(answer),
  expectedOrigin: relyingParty.origin,
  expectedRPID: relyingParty.id,
  requireUserVerification: true,
});

/** We ask for no attestation. Its certificates would be read, although nothing here trusts them. */
function demandNoCertificates({ response }: NewCredentialJson): void {
  const attestation = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'));
  const format = attestation.get('fmt');
  const isSelfMade = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfMade) throw new Error(`Unexpected attestation ${String(format)}`);
}

/**
 * Checks the signature of a stored passkey. Its counter is checked by the caller.
 * @returns the authenticator's counter
 * @throws 422
 */
export async function verifySignature(
  { relyingParty, log }: Checks,
  assertion: AssertionJson,
  { credential_id: id, public_key }: Pick<Selectable<PasskeysTable>, 'credential_id' | 'public_key'>,
): Promise<number> {
  const { authenticationInfo } = await check(log, () =>
    verifyAuthenticationResponse({
      response: { clientExtensionResults: {}, ...assertion } as AuthenticationResponseJSON,
      ...expectedOf(relyingParty, assertion),
      credential: { id, publicKey: Buffer.from(public_key, 'base64url'), counter: 0 },
    }),
  );
  return authenticationInfo.newCounter;
}

/** The library throws plain errors for everything that does not fit. */
async function check<T extends { verified: boolean }>(log: Checks['log'], verify: () => Promise<T>): Promise<T> {
  try {
    const checked = await verify();
    if (!checked.verified) throw new Error('The signature does not match');
    return checked;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown' }, 'A passkey was refused');
    throw refused();
  }
}
