import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { endSlowClients } from './end-slow-clients';
import { trackConnections, type Connection } from './track-connections';

declare module 'fastify' {
  interface FastifyInstance {
    /** Those that are open now. */
    connections: ReadonlySet<Connection>;
  }
}

/** Milliseconds that a connection may wait for its next request. A proxy in front must close its own sooner. */
const KEEP_ALIVE_MS = 20_000;

/**
 * Ends connections that send or read too slowly, and idle ones, as the shell does for its own.
 * @param lookMs milliseconds between two looks; a window of the rule has ten of them
 */
export const slowClientsPlugin = fp(
  async (app: FastifyInstance, { lookMs }: { lookMs: number }) => {
    app.server.keepAliveTimeout = KEEP_ALIVE_MS;
    const connections = trackConnections(app.server);
    app.decorate('connections', connections);
    endSlowClients(app.server, connections, lookMs);
  },
  { name: 'slow-clients' },
);
