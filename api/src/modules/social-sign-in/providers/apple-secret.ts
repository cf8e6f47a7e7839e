import { importPKCS8, SignJWT } from 'jose';
import type { AppleSettings } from '../../../platform/environment/oidc-settings';
import { ProviderError } from './provider-error';

/** Longer than a discovered configuration is used; Apple allows six months. */
const LIFE = '3h';

/** Apple's client secret: the given one, or a text that we sign with the key of the developer account. */
export async function appleSecret({ clientId, clientSecret, issuer }: AppleSettings): Promise<string> {
  if (typeof clientSecret === 'string') return clientSecret;
  const { teamId, keyId, privateKey } = clientSecret;
  try {
    return await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt()
      .setExpirationTime(LIFE)
      .setAudience(issuer)
      .setSubject(clientId)
      .sign(await importPKCS8(privateKey, 'ES256'));
  } catch {
    // The cause can quote the key.
    throw new ProviderError('unavailable', 'OIDC_APPLE_PRIVATE_KEY is not a private key for ES256');
  }
}
