import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { serveIcons } from '../../platform/http/serve-icons';
import { apiRoutes } from './api-routes';
import { controlRoutes } from './control-routes';
import { NO_FAULTS, type Faults } from './faults';
import { pageRoutes } from './page-routes';
import { INTERNAL_ERROR } from './paystack-bodies';
import type { Sandbox } from './sandbox';
import { createTransactions } from './transactions';
import { createWebhooks, RETRY_DELAYS_MS } from './webhooks';

export interface PaystackSandboxSettings {
  /** 0: any free port. */
  port: number;
  host?: string;
  secretKey: string;
  /** Target of `charge.success`. */
  webhookUrl: string;
  /** Address of the sandbox for browsers; its own by default. */
  publicUrl?: string;
  /** File that keeps transactions across a restart; null keeps them in memory. */
  stateFile?: string | null;
  nodeEnvironment: string | undefined;
  retryDelaysMs?: readonly number[];
  log?(message: string): void;
  /** The clock; that of the machine by default. */
  now?(): Date;
}

export interface RunningPaystackSandbox {
  url: string;
  faults(change: Partial<Faults>): void;
  /** Number of calls by kind. */
  readonly calls: Readonly<Sandbox['calls']>;
  close(): Promise<void>;
}

/** Starts a payment provider with Paystack’s protocol and no real money. Refuses to run in production. */
export async function startPaystackSandbox(settings: PaystackSandboxSettings): Promise<RunningPaystackSandbox> {
  if (settings.nodeEnvironment === 'production') throw new Error('The payment sandbox does not run in production.');
  const now = () => settings.now?.() ?? new Date();
  const server = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  await server.register(formbody);
  const sandbox: Sandbox = {
    secretKey: settings.secretKey,
    transactions: createTransactions(settings.stateFile ?? null, now),
    webhooks: createWebhooks({
      url: settings.webhookUrl,
      secretKey: settings.secretKey,
      retryDelaysMs: settings.retryDelaysMs ?? RETRY_DELAYS_MS,
      log: settings.log ?? (() => undefined),
    }),
    faults: { ...NO_FAULTS },
    calls: { initialize: 0, verify: 0, refund: 0, refunds: 0 },
    now,
    publicUrl: () => settings.publicUrl ?? `http://localhost:${(server.server.address() as AddressInfo).port}`,
  };
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ status: false, message: 'Not found' }));
  server.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) settings.log?.(String(error.stack));
    return reply.code(status).send(status >= 500 ? INTERNAL_ERROR : { status: false, message: error.message });
  });
  apiRoutes(server, sandbox);
  pageRoutes(server, sandbox);
  controlRoutes(server, sandbox);
  serveIcons(server);
  server.addHook('onClose', async () => sandbox.webhooks.stop());
  await server.listen({ port: settings.port, host: settings.host ?? '127.0.0.1' });
  return {
    url: sandbox.publicUrl(),
    calls: sandbox.calls,
    faults: (change) => Object.assign(sandbox.faults, change),
    close: () => server.close(),
  };
}
