import type { GoogleSettings } from '../../../platform/environment/oidc-settings';
import type { Identity } from './identity';
import type { IdentityProvider } from './identity-provider';
import { type Claims, createOidcClient, isTrue, textOrNull } from './oidc-client';
import { ProviderError } from './provider-error';
import type { ProviderFetch } from './provider-fetch';
import { readNames } from './read-names';

interface GoogleOptions {
  settings: GoogleSettings;
  publicUrl: string;
  fetch: ProviderFetch;
}

/** Google: OpenID Connect. An access token, the documented form, must be issued to our client. */
export function createGoogle({ settings, publicUrl, fetch }: GoogleOptions): IdentityProvider {
  const { clientId, issuer, tokenInfoUrl } = settings;
  const oidc = createOidcClient({
    issuer,
    clientId,
    clientSecret: () => Promise.resolve(settings.clientSecret),
    redirectUri: `${publicUrl}/google_signup`,
    fetch,
  });

  /** The subject of an access token. Userinfo alone accepts the tokens of every client. */
  async function subjectOf(token: string): Promise<string> {
    const url = new URL(tokenInfoUrl);
    url.searchParams.set('access_token', token);
    const answer = await fetch(url.href);
    const { aud, azp, sub } = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok || typeof sub !== 'string' || aud !== clientId || (azp !== undefined && azp !== clientId))
      throw new ProviderError('refused', 'The access token was not issued to this shop');
    return sub;
  }

  return {
    name: 'google',
    title: 'Google',
    addressFor: (secrets) => oidc.addressFor(secrets, { scope: 'openid email profile', prompt: 'select_account' }),
    async identify(evidence, secrets) {
      if (evidence.code !== undefined && secrets) return identityOf(await oidc.exchange(evidence, secrets));
      const token = evidence.token ?? '';
      return identityOf(await oidc.userInfo(token, await subjectOf(token)));
    },
  };
}

function identityOf({ sub, email, email_verified, given_name, family_name, name }: Claims): Identity {
  return {
    provider: 'google',
    subject: sub,
    email: textOrNull(email),
    emailVerified: isTrue(email_verified),
    ...readNames({ given: given_name, family: family_name, full: name }),
  };
}
