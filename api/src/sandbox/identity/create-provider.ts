import Provider, {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { decodeJwt } from 'jose';
import type { Faults } from './faults';
import { findPerson, type Person, type Played } from './people';
import type { SigningKey } from './signing-key';

export interface ProviderOptions {
  played: Played;
  issuer: string;
  clients: ClientMetadata[];
  key: SigningKey;
  faults(): Faults;
  scopes: string[];
  claimsOf(person: Person): Record<string, unknown>;
  more?: Configuration;
}

/** An authorization server with the people of the sandbox, who consent to everything. */
export function createProvider({ played, issuer, clients, key, faults, scopes, claimsOf, more }: ProviderOptions) {
  const provider = new Provider(issuer, {
    clients,
    jwks: { keys: [key.jwk as never] },
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], profile: PROFILE, name: [] },
    // As Google and Apple do: the id_token has the claims of the scopes.
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => {
      const person = findPerson(played, id);
      return person && { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) };
    },
    loadExistingGrant: async (ctx) => {
      const { client, session, provider: own, params } = ctx.oidc;
      const grant = new own.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope(String(params?.scope ?? ''));
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: alwaysAsk(),
      url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
    },
    cookies: {
      keys: ['identity sandbox'],
      // The providers share a host, so they must not share cookies.
      names: { session: `_${played}_session`, interaction: `_${played}_interaction`, resume: `_${played}_resume` },
    },
    renderError: (ctx, { error }) => {
      ctx.type = 'json';
      ctx.body = { error };
    },
    ttl: { AccessToken: 3_600, AuthorizationCode: 60, IdToken: 3_600, Interaction: 600, Session: 600, Grant: 3_600 },
    ...more,
  });
  // Behind a proxy that ends TLS, its forwarded headers say what the browser asked for.
  provider.proxy = issuer.startsWith('https:');
  provider.use(async (ctx, next) => {
    await next();
    await forgeIdToken(ctx as KoaContextWithOIDC, key, faults());
  });
  return provider;
}

const PROFILE = ['name', 'given_name', 'family_name'];

/** A shared computer of the tests has several people, so every sign-in asks. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  policy
    .get('login')!
    .checks.add(
      new interactionPolicy.Check('always_ask', 'The sandbox asks for a person', (ctx) =>
        ctx.oidc.result?.login ? interactionPolicy.Check.NO_NEED_TO_PROMPT : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

async function forgeIdToken(ctx: KoaContextWithOIDC, key: SigningKey, { idToken }: Faults): Promise<void> {
  const body = ctx.body as { id_token?: unknown } | null | undefined;
  if (idToken === 'ok' || typeof body?.id_token !== 'string') return;
  body.id_token = await key.sign(decodeJwt(body.id_token), idToken);
}
