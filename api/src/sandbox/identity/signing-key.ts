import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { IdTokenFault } from './faults';

const ALGORITHM = 'RS256';
const HOUR_S = 3600;

export interface SigningKey {
  jwk: JWK;
  /** Signs claims, or forges a token from them. */
  sign(claims: JWTPayload, fault?: IdTokenFault): Promise<string>;
}

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const own = await generateKeyPair(ALGORITHM, { extractable: true });
  const other = await generateKeyPair(ALGORITHM);
  const jwk = { ...(await exportJWK(own.privateKey)), kid, use: 'sig', alg: ALGORITHM };
  const signed = (claims: JWTPayload, key = own.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' }).sign(key);
  return {
    jwk,
    async sign(claims, fault = 'ok') {
      if (fault === 'unsigned') return new UnsecuredJWT(claims).encode();
      if (fault === 'other-key') return signed(claims, other.privateKey);
      // The classic confusion: the public key as a shared secret.
      if (fault === 'shared-key')
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid })
          .sign(new TextEncoder().encode(JSON.stringify({ n: jwk.n, e: jwk.e })));
      return signed({ ...claims, ...changes(fault, claims) });
    },
  };
}

function changes(fault: IdTokenFault, { iat = 0 }: JWTPayload): JWTPayload {
  switch (fault) {
    case 'other-audience':
      return { aud: 'another-shop' };
    case 'other-issuer':
      return { iss: 'https://accounts.evil.example' };
    case 'other-nonce':
      return { nonce: 'of-another-sign-in' };
    case 'expired':
      return { iat: iat - 2 * HOUR_S, exp: iat - HOUR_S };
    default:
      return {};
  }
}
