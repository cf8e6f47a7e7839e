import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify from 'fastify';
import type { ClientMetadata } from 'oidc-provider';
import { serveIcons } from '../../platform/http/serve-icons';
import { playApple } from './apple';
import { controlRoutes } from './control-routes';
import { NO_FAULTS } from './faults';
import { playGoogle } from './google';
import { findPerson, OTHER_CLIENT, type Played, PLAYED } from './people';
import type { IdentitySandbox } from './sandbox';
import { serveProvider } from './serve-provider';
import { createSigningKey } from './signing-key';
import { playTwitter } from './twitter';

export interface IdentitySandboxSettings {
  /** 0: any free port. */
  port: number;
  host?: string;
  /** Address of the sandbox for browsers and the shop; its own by default. */
  url?: string;
  /** Address of the shop, to which the providers return. */
  shopUrl: string;
  client: { clientId: string; clientSecret: string };
  nodeEnvironment: string | undefined;
}

export interface RunningIdentitySandbox {
  url: string;
  close(): Promise<void>;
}

const RETURNS: Record<Played, string> = {
  google: '/google_signup',
  apple: '/api/social/apple/return',
  twitter: '/twitter_signup',
};

/** Starts Google, Apple and Twitter, each under its name, with people who need no password. Refuses production. */
export async function startIdentitySandbox(settings: IdentitySandboxSettings): Promise<RunningIdentitySandbox> {
  if (settings.nodeEnvironment === 'production') throw new Error('The identity sandbox does not run in production.');
  const server = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  const handlers = new Map<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>>();
  server.addHook('onRequest', async ({ raw }, reply) => {
    const handle = handlers.get(/^\/([a-z]+)(?:[/?]|$)/.exec(raw.url ?? '')?.[1] ?? '');
    if (!handle) return;
    reply.hijack();
    await handle(raw, reply.raw);
  });
  // The providers' own paths, which Fastify does not know.
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'Not found' }));

  const sandbox: IdentitySandbox = {
    faults: { ...NO_FAULTS },
    forget: () => undefined,
    sign: isStarting,
    googleToken: isStarting,
  };
  controlRoutes(server, sandbox);
  serveIcons(server);
  await server.listen({ port: settings.port, host: settings.host ?? 'localhost' });
  const url = settings.url ?? `http://localhost:${(server.server.address() as AddressInfo).port}`;

  const keys = Object.fromEntries(
    await Promise.all(PLAYED.map(async (played) => [played, await createSigningKey(`${played}-1`)] as const)),
  ) as Record<Played, Awaited<ReturnType<typeof createSigningKey>>>;
  const faults = () => sandbox.faults;
  const optionsOf = (played: Played) => ({
    issuer: `${url}/${played}`,
    clients: clientsOf(played, settings),
    key: keys[played],
    faults,
  });
  const google = playGoogle(optionsOf('google'));
  const apple = playApple(optionsOf('apple'));
  for (const played of [google, apple, playTwitter(optionsOf('twitter'))])
    handlers.set(played.played, serveProvider(played, faults));

  sandbox.sign = (played, claims, fault) => keys[played].sign(claims, fault);
  sandbox.forget = () => apple.forget?.();
  sandbox.googleToken = async (client, person) => {
    const known = await google.provider.Client.find(client);
    if (!known || !findPerson('google', person)) throw new Error('Unknown client or person.');
    const grant = new google.provider.Grant({ clientId: client, accountId: person });
    grant.addOIDCScope(GOOGLE_SCOPE);
    const token = new google.provider.AccessToken({
      client: known,
      accountId: person,
      grantId: await grant.save(),
      gty: 'implicit',
      scope: GOOGLE_SCOPE,
    } as never);
    return token.save();
  };
  return {
    url,
    close: () => server.close(),
  };
}

const isStarting = () => Promise.reject(new Error('The sandbox is starting.'));
const GOOGLE_SCOPE = 'openid email profile';

function clientsOf(played: Played, { shopUrl, client }: IdentitySandboxSettings): ClientMetadata[] {
  const common: Omit<ClientMetadata, 'client_id'> = {
    client_secret: client.clientSecret,
    redirect_uris: [`${shopUrl}${RETURNS[played]}`],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: played === 'twitter' ? 'client_secret_basic' : 'client_secret_post',
  };
  return [
    { client_id: client.clientId, ...common },
    { client_id: OTHER_CLIENT, ...common, redirect_uris: ['http://localhost/another-shop'] },
  ];
}
