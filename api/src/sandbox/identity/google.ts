import type { ProviderOptions } from './create-provider';
import { createProvider } from './create-provider';
import type { PlayedProvider } from './played-provider';

/** Google: names and email in the id_token; `/tokeninfo` says for which client an access token is. */
export function playGoogle(options: Pick<ProviderOptions, 'issuer' | 'clients' | 'key' | 'faults'>): PlayedProvider {
  const provider = createProvider({
    ...options,
    played: 'google',
    scopes: ['openid', 'email', 'profile'],
    claimsOf: ({ given, family, email, emailVerified }) => ({
      name: `${given} ${family}`,
      given_name: given,
      family_name: family,
      email,
      email_verified: emailVerified,
    }),
  });
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/tokeninfo') return next();
    const found = await provider.AccessToken.find(String(ctx.query.access_token ?? ''));
    ctx.status = found ? 200 : 400;
    // Numbers and truth values are texts, as at Google.
    ctx.body = found
      ? {
          aud: found.clientId,
          azp: found.clientId,
          sub: found.accountId,
          scope: found.scope,
          expires_in: String(found.remainingTTL),
        }
      : { error: 'invalid_token', error_description: 'Invalid Value' };
  });
  return { played: 'google', provider };
}
