import { createProvider, type ProviderOptions } from './create-provider';
import { findPerson } from './people';
import type { PlayedProvider } from './played-provider';

/** Twitter: OAuth 2 without OpenID Connect, and a person without an email. */
export function playTwitter(options: Pick<ProviderOptions, 'issuer' | 'clients' | 'key' | 'faults'>): PlayedProvider {
  const provider = createProvider({
    ...options,
    played: 'twitter',
    scopes: ['users.read', 'tweet.read'],
    claimsOf: () => ({}),
    more: { routes: { authorization: '/i/oauth2/authorize', token: '/2/oauth2/token' } },
  });
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/2/users/me') return next();
    const token = /^Bearer (.+)$/i.exec(ctx.get('authorization'))?.[1] ?? '';
    const found = await provider.AccessToken.find(token);
    const person = found && findPerson('twitter', found.accountId);
    ctx.status = person ? 200 : 401;
    ctx.body = person
      ? { data: { id: person.id, name: `${person.given} ${person.family}`, username: person.given.toLowerCase() } }
      : { title: 'Unauthorized', status: 401 };
  });
  return { played: 'twitter', provider };
}
