import type { AppleSettings } from '../../../platform/environment/oidc-settings';
import { appleSecret } from './apple-secret';
import type { Identity } from './identity';
import type { IdentityProvider } from './identity-provider';
import { type Claims, createOidcClient, isTrue, textOrNull } from './oidc-client';
import { ProviderError } from './provider-error';
import type { ProviderFetch } from './provider-fetch';
import { readNames } from './read-names';

interface AppleOptions {
  settings: AppleSettings;
  publicUrl: string;
  fetch: ProviderFetch;
}

/** The path to which Apple posts its answer: it sends name and email only with a form. */
export const APPLE_RETURN = '/social/apple/return';

/** Apple: OpenID Connect. The name comes only at the first time, and the email can be a relay address. */
export function createApple({ settings, publicUrl, fetch }: AppleOptions): IdentityProvider {
  const oidc = createOidcClient({
    issuer: settings.issuer,
    clientId: settings.clientId,
    clientSecret: () => appleSecret(settings),
    redirectUri: `${publicUrl}/api${APPLE_RETURN}`,
    fetch,
  });
  return {
    name: 'apple',
    title: 'Apple',
    addressFor: (secrets) => oidc.addressFor(secrets, { scope: 'openid name email', response_mode: 'form_post' }),
    async identify(evidence, secrets) {
      // Only the nonce shows that an id_token belongs to this browser.
      if (!secrets) throw new ProviderError('refused', 'This sign-in was not started here');
      const claims =
        evidence.code === undefined
          ? await oidc.verify(evidence.idToken ?? '', secrets)
          : await oidc.exchange(evidence, secrets);
      return identityOf(claims, evidence.user);
    },
  };
}

function identityOf({ sub, email, email_verified }: Claims, user: string | undefined): Identity {
  return {
    provider: 'apple',
    subject: sub,
    email: textOrNull(email),
    emailVerified: isTrue(email_verified),
    ...namesIn(user),
  };
}

/** Anybody can write this part, so only the names count, never its email. */
function namesIn(user: string | undefined) {
  try {
    const { name } = Object(JSON.parse(user ?? '{}')) as { name?: unknown };
    const { firstName, lastName } = Object(name) as { firstName?: unknown; lastName?: unknown };
    return readNames({ given: firstName, family: lastName });
  } catch {
    return readNames({});
  }
}
