import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '../paystack/page-frame';
import { createProvider, type ProviderOptions } from './create-provider';
import { findPerson } from './people';
import type { PlayedProvider } from './played-provider';

/** Apple: posts its answer, the name only at a person's first sign-in, and truth values as texts. */
export function playApple(options: Pick<ProviderOptions, 'issuer' | 'clients' | 'key' | 'faults'>): PlayedProvider {
  const provider = createProvider({
    ...options,
    played: 'apple',
    scopes: ['openid', 'email', 'name'],
    claimsOf: ({ email, emailVerified, isRelay }) => ({
      email,
      email_verified: String(emailVerified),
      is_private_email: String(isRelay === true),
    }),
  });
  const known = new Set<string>();
  provider.use(async (ctx, next) => {
    await next();
    const { oidc, body } = ctx as KoaContextWithOIDC & { body: unknown };
    if (typeof body !== 'string' || !body.includes('name="code"')) return;
    const person = findPerson('apple', oidc.session?.accountId ?? '');
    if (!person || known.has(person.id)) return;
    known.add(person.id);
    const user = { name: { firstName: person.given, lastName: person.family }, email: person.email };
    const field = `<input type="hidden" name="user" value="${escapeHtml(JSON.stringify(user))}"/>`;
    ctx.body = body.replace('<noscript>', `${field}<noscript>`);
  });
  return { played: 'apple', provider, forget: () => known.clear() };
}
