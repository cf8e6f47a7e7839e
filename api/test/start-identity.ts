import { createServer, type AddressInfo } from 'node:net';
import type { JWTPayload } from 'jose';
import { SANDBOX_OIDC_CLIENT } from '../src/platform/environment/oidc-settings';
import type { Faults, IdTokenFault } from '../src/sandbox/identity/faults';
import type { Played } from '../src/sandbox/identity/people';
import { runProgram } from './run-program';

const OFFSET = 4;

export interface TestIdentity {
  /** Settings of an API that uses this sandbox. */
  settings: Record<string, string>;
  url: string;
  faults(change: Partial<Faults>): Promise<void>;
  /** No faults, and every sign-in is a person's first one. */
  reset(): Promise<void>;
  sign(provider: Played, claims: JWTPayload, fault?: IdTokenFault): Promise<string>;
  googleToken(client: string, person: string): Promise<string>;
  stop(): Promise<void>;
}

/** The identity sandbox as a process: its library does not accept the objects of Jest's environment. */
export async function startIdentity(): Promise<TestIdentity> {
  const port = await freePort();
  const program = runProgram('sandbox/main.mjs', { PORT: String(port - OFFSET), PUBLIC_URL: SHOP }, ['identity']);
  if (!(await program.ready)) throw new Error((await program.ended).errors.join('\n'));
  const url = `http://localhost:${port}`;
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${url}/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  return {
    url,
    settings: settingsFor(url),
    faults: async (change) => void (await call('PATCH', '/faults', change)),
    reset: async () => void (await fetch(`${url}/sandbox/faults`, { method: 'DELETE' })),
    sign: async (provider, claims, fault) => (await call('POST', '/id-token', { provider, claims, fault })).id_token!,
    googleToken: async (client, person) => (await call('POST', '/google/token', { client, person })).access_token!,
    async stop() {
      program.child.kill('SIGTERM');
      await program.ended;
    },
  };
}

const SHOP = 'http://localhost:3000';

const { clientId: id, clientSecret: secret } = SANDBOX_OIDC_CLIENT;
const settingsFor = (url: string) => ({
  OIDC_GOOGLE_CLIENT_ID: id,
  OIDC_GOOGLE_CLIENT_SECRET: secret,
  OIDC_GOOGLE_ISSUER: `${url}/google`,
  OIDC_GOOGLE_TOKENINFO_URL: `${url}/google/tokeninfo`,
  OIDC_APPLE_CLIENT_ID: id,
  OIDC_APPLE_CLIENT_SECRET: secret,
  OIDC_APPLE_ISSUER: `${url}/apple`,
  OIDC_TWITTER_CLIENT_ID: id,
  OIDC_TWITTER_CLIENT_SECRET: secret,
  OIDC_TWITTER_AUTHORIZATION_URL: `${url}/twitter/i/oauth2/authorize`,
  OIDC_TWITTER_API_URL: `${url}/twitter`,
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
