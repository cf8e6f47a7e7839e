import * as jose from 'jose';
import * as client from 'openid-client';
import type { Evidence, FlowSecrets } from './identity-provider';
import { ProviderError, toProviderError } from './provider-error';
import type { ProviderFetch } from './provider-fetch';

/** The algorithms of Google and Apple; never `none` or one with a shared key. */
const ALGORITHM = 'RS256';
const CONFIGURATION_MS = 3_600_000;
const CLOCK_SKEW_S = 30;

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret(): Promise<string>;
  /** The page of the shop to which the provider returns. */
  redirectUri: string;
  fetch: ProviderFetch;
}

export type Claims = Record<string, unknown> & { sub: string };

/** OpenID Connect with an authorization code and PKCE. All functions throw ProviderError. */
export function createOidcClient({ issuer, clientId, clientSecret, redirectUri, fetch }: OidcOptions) {
  let known: { configuration: Promise<client.Configuration>; at: number } | null = null;

  /** Read at the first use, so that a provider that is down does not stop the start of the API. */
  function configuration(): Promise<client.Configuration> {
    if (known && performance.now() - known.at < CONFIGURATION_MS) return known.configuration;
    const discovered = discover();
    known = { configuration: discovered, at: performance.now() };
    discovered.catch(() => (known = null));
    return discovered;
  }

  async function discover() {
    const secret = await clientSecret();
    const metadata = {
      client_secret: secret,
      id_token_signed_response_alg: ALGORITHM,
      [client.clockTolerance]: CLOCK_SKEW_S,
    };
    return client.discovery(new URL(issuer), clientId, metadata, client.ClientSecretPost(secret), {
      [client.customFetch]: fetch,
      // Checks the signature of the id_token too, not only the connection that it came through.
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    });
  }

  return {
    async addressFor({ state, nonce, verifier }: FlowSecrets, more: Record<string, string>): Promise<string> {
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...more,
        });
        return url.href;
      } catch (error) {
        throw toProviderError(error);
      }
    },

    /** Exchanges a code for the claims of the person. */
    async exchange({ code, iss }: Evidence, { state, nonce, verifier }: FlowSecrets): Promise<Claims> {
      const answer = new URL(redirectUri);
      answer.search = new URLSearchParams({ code: code ?? '', state, ...(iss !== undefined && { iss }) }).toString();
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), answer, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return tokens.claims() as Claims;
      } catch (error) {
        throw toProviderError(error);
      }
    },

    /** Checks an id_token that came through the browser: signature, issuer, audience, expiry and nonce. */
    async verify(idToken: string, { nonce }: Pick<FlowSecrets, 'nonce'>): Promise<Claims> {
      try {
        const { jwks_uri } = (await configuration()).serverMetadata();
        const keys = jose.createRemoteJWKSet(new URL(jwks_uri!), { [jose.customFetch]: fetch });
        const { payload } = await jose.jwtVerify(idToken, keys, {
          algorithms: [ALGORITHM],
          issuer,
          audience: clientId,
          requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
          clockTolerance: CLOCK_SKEW_S,
        });
        if (payload.nonce !== nonce) throw new ProviderError('refused', 'The id_token has another nonce');
        // A token for several clients names the one that asked for it.
        if (payload.azp !== undefined && payload.azp !== clientId)
          throw new ProviderError('refused', 'The id_token was issued to another client');
        return payload as Claims;
      } catch (error) {
        throw toProviderError(error);
      }
    },

    /** The claims of the person behind an access token. */
    async userInfo(token: string, subject: string): Promise<Claims> {
      try {
        return (await client.fetchUserInfo(await configuration(), token, subject)) as Claims;
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}

/** Providers send `true` or `"true"`. */
export const isTrue = (claim: unknown): boolean => claim === true || claim === 'true';
export const textOrNull = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null);
