import * as client from 'openid-client';
import type { TwitterSettings } from '../../../platform/environment/oidc-settings';
import type { IdentityProvider } from './identity-provider';
import { textOrNull } from './oidc-client';
import { ProviderError, toProviderError } from './provider-error';
import type { ProviderFetch } from './provider-fetch';
import { readNames } from './read-names';

interface TwitterOptions {
  settings: TwitterSettings;
  publicUrl: string;
  fetch: ProviderFetch;
}

/** Twitter: OAuth 2 with PKCE, without OpenID Connect. It does not share an email, so the shopper types it. */
export function createTwitter({ settings, publicUrl, fetch }: TwitterOptions): IdentityProvider {
  const { clientId, clientSecret, authorizationUrl, apiUrl } = settings;
  const redirectUri = `${publicUrl}/twitter_signup`;
  const configuration = new client.Configuration(
    { issuer: apiUrl, authorization_endpoint: authorizationUrl, token_endpoint: `${apiUrl}/2/oauth2/token` },
    clientId,
    { client_secret: clientSecret },
    client.ClientSecretBasic(clientSecret),
  );
  configuration[client.customFetch] = fetch;
  if (apiUrl.startsWith('http:')) client.allowInsecureRequests(configuration);

  async function readPerson(accessToken: string) {
    const answer = await fetch(`${apiUrl}/2/users/me`, { headers: { authorization: `Bearer ${accessToken}` } });
    const { data } = (await answer.json()) as { data?: { id?: unknown; name?: unknown; username?: unknown } };
    const subject = textOrNull(data?.id);
    if (!answer.ok || subject === null) throw new ProviderError('refused', 'The access token names no person');
    return { subject, handle: handleOf(data?.username), ...readNames({ full: data?.name ?? data?.username }) };
  }

  return {
    name: 'twitter',
    title: 'Twitter',
    async addressFor({ state, verifier }) {
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'users.read tweet.read',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async identify({ code }, secrets) {
      if (!secrets) throw new ProviderError('refused', 'This sign-in was not started here');
      const answer = new URL(redirectUri);
      answer.search = new URLSearchParams({ code: code ?? '', state: secrets.state }).toString();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: secrets.verifier,
          expectedState: secrets.state,
        });
        return { provider: 'twitter', email: null, emailVerified: false, ...(await readPerson(tokens.access_token)) };
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}

/** Twitter's rule for names; anything else is not shown to anybody. */
const handleOf = (name: unknown) => (typeof name === 'string' && /^\w{1,15}$/.test(name) ? `@${name}` : null);
