import { type SettingReader, withoutSlash } from '@nkm/server';

interface Client {
  clientId: string;
  clientSecret: string;
}

export interface GoogleSettings extends Client {
  issuer: string;
  /** Says for which client an access token was issued. */
  tokenInfoUrl: string;
}

/** Apple's client secret is a signed text with a limited life: it is given, or the key to sign it. */
export interface AppleSettings {
  clientId: string;
  clientSecret: string | { teamId: string; keyId: string; privateKey: string };
  issuer: string;
}

export interface TwitterSettings extends Client {
  authorizationUrl: string;
  apiUrl: string;
}

/** Social sign-in. Null: the shop does not offer this provider. */
export interface OidcSettings {
  google: GoogleSettings | null;
  apple: AppleSettings | null;
  twitter: TwitterSettings | null;
  /** Address of the identity sandbox, without a trailing slash. */
  sandboxUrl: string;
  /** Timeout of a call to a provider in milliseconds. */
  timeoutMs: number;
}

/** The client of the identity sandbox; refused in production. */
export const SANDBOX_OIDC_CLIENT = { clientId: 'oidc_test_nkm', clientSecret: 'oidc_test_nkm_sandbox_secret' } as const;

const WEB = ['https:', 'http:'];
const WITHOUT_CLIENT =
  'without it, production does not offer this sign-in, and elsewhere the identity sandbox plays the provider';

/** Without settings, the sandbox plays a provider where sandboxes are allowed; elsewhere the provider is missing. */
export function readOidcSettings(
  read: SettingReader,
  { sandboxes, sandboxPort }: { sandboxes: boolean; sandboxPort: number },
): OidcSettings {
  const sandboxUrl = withoutSlash(
    read.url('IDENTITY_SANDBOX_URL', `http://localhost:${sandboxPort}`, WEB, {
      what: 'address of the identity sandbox for browsers and the API',
      unset: '`http://localhost:<PORT + 4>`',
    }),
  );
  const sandbox = sandboxes ? sandboxUrl : null;
  return {
    sandboxUrl,
    google: readGoogle(read, sandbox),
    apple: readApple(read, sandbox),
    twitter: readTwitter(read, sandbox),
    timeoutMs: read.integer('OIDC_TIMEOUT_MS', 5_000, 50, 60_000, {
      what: 'time limit for a call to one of these providers; then it counts as down',
      unit: 'ms',
    }),
  };
}

function readGoogle(read: SettingReader, sandbox: string | null): GoogleSettings | null {
  const clientId = read.optional('OIDC_GOOGLE_CLIENT_ID', `client at Google for social sign-in; ${WITHOUT_CLIENT}`);
  const clientSecret = read.optional('OIDC_GOOGLE_CLIENT_SECRET', 'secret of the client at Google');
  const issuer = read.url(
    'OIDC_GOOGLE_ISSUER',
    'https://accounts.google.com',
    WEB,
    'issuer of Google, whose discovery document names the other addresses; `https` in production',
  );
  const tokenInfoUrl = read.url(
    'OIDC_GOOGLE_TOKENINFO_URL',
    'https://oauth2.googleapis.com/tokeninfo',
    WEB,
    'says for which client Google issued an access token; `https` in production',
  );
  const client = pair(read, 'OIDC_GOOGLE', clientId, clientSecret);
  if (client) return { ...client, issuer, tokenInfoUrl };
  if (sandbox === null) return null;
  return { ...SANDBOX_OIDC_CLIENT, issuer: `${sandbox}/google`, tokenInfoUrl: `${sandbox}/google/tokeninfo` };
}

function readApple(read: SettingReader, sandbox: string | null): AppleSettings | null {
  const clientId = read.optional('OIDC_APPLE_CLIENT_ID', `services id at Apple for social sign-in; ${WITHOUT_CLIENT}`);
  const given = read.optional(
    'OIDC_APPLE_CLIENT_SECRET',
    'signed client secret at Apple; or set the next three, and the API signs one',
  );
  const teamId = read.optional('OIDC_APPLE_TEAM_ID', 'team of the developer account at Apple');
  const keyId = read.optional('OIDC_APPLE_KEY_ID', 'id of the key for Sign in with Apple');
  // In one line, as .env files need it.
  const privateKey =
    read
      .optional('OIDC_APPLE_PRIVATE_KEY', 'key for Sign in with Apple in PEM form; line breaks may be `\\n`')
      ?.replaceAll('\\n', '\n') ?? null;
  const issuer = read.url(
    'OIDC_APPLE_ISSUER',
    'https://appleid.apple.com',
    WEB,
    'issuer of Apple; `https` in production',
  );
  const key = teamId !== null && keyId !== null && privateKey !== null ? { teamId, keyId, privateKey } : null;
  const clientSecret = given ?? key;
  if (clientId !== null && clientSecret !== null) return { clientId, clientSecret, issuer };
  if (clientId !== null || [teamId, keyId, privateKey, given].some((value) => value !== null))
    read.faults.push(
      'OIDC_APPLE_CLIENT_ID needs OIDC_APPLE_CLIENT_SECRET, or OIDC_APPLE_TEAM_ID, OIDC_APPLE_KEY_ID and ' +
        'OIDC_APPLE_PRIVATE_KEY.',
    );
  return sandbox === null ? null : { ...SANDBOX_OIDC_CLIENT, issuer: `${sandbox}/apple` };
}

function readTwitter(read: SettingReader, sandbox: string | null): TwitterSettings | null {
  const clientId = read.optional(
    'OIDC_TWITTER_CLIENT_ID',
    `OAuth 2 client at Twitter for social sign-in; ${WITHOUT_CLIENT}`,
  );
  const clientSecret = read.optional('OIDC_TWITTER_CLIENT_SECRET', 'secret of the client at Twitter');
  const authorizationUrl = read.url(
    'OIDC_TWITTER_AUTHORIZATION_URL',
    'https://x.com/i/oauth2/authorize',
    WEB,
    'page of Twitter on which the shopper signs in; `https` in production',
  );
  const apiUrl = withoutSlash(
    read.url('OIDC_TWITTER_API_URL', 'https://api.x.com', WEB, 'API of Twitter; `https` in production'),
  );
  const client = pair(read, 'OIDC_TWITTER', clientId, clientSecret);
  if (client) return { ...client, authorizationUrl, apiUrl };
  if (sandbox === null) return null;
  const base = `${sandbox}/twitter`;
  return { ...SANDBOX_OIDC_CLIENT, authorizationUrl: `${base}/i/oauth2/authorize`, apiUrl: base };
}

function pair(read: SettingReader, name: string, clientId: string | null, clientSecret: string | null): Client | null {
  if (clientId !== null && clientSecret !== null) return { clientId, clientSecret };
  if (clientId !== null || clientSecret !== null)
    read.faults.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together.`);
  return null;
}

/** Why these settings must not serve the public. */
export function oidcFaults({ google, apple, twitter }: OidcSettings): string[] {
  const addresses = {
    OIDC_GOOGLE_ISSUER: google?.issuer,
    OIDC_GOOGLE_TOKENINFO_URL: google?.tokenInfoUrl,
    OIDC_APPLE_ISSUER: apple?.issuer,
    OIDC_TWITTER_AUTHORIZATION_URL: twitter?.authorizationUrl,
    OIDC_TWITTER_API_URL: twitter?.apiUrl,
  };
  const faults = Object.entries(addresses)
    .filter(([, address]) => address !== undefined && !address.startsWith('https:'))
    .map(([name]) => `${name} must start with https:// in production.`);
  const isSandbox = [google, apple, twitter].some((client) => client?.clientId === SANDBOX_OIDC_CLIENT.clientId);
  return isSandbox ? [...faults, 'The client of the identity sandbox is refused in production.'] : faults;
}
