import { type Connection, endSlowClients, trackConnections } from '@nkm/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Connections that are open now. */
    connections: ReadonlySet<Connection>;
  }
}

/** Longest idle time of a connection, in milliseconds. A proxy in front must close its own sooner. */
const KEEP_ALIVE_MS = 20_000;

/**
 * Closes connections that send or read too slowly, and idle ones.
 * @param lookMs length of a second in the rule, in milliseconds; tests shorten it
 */
export const slowClientsPlugin = fp(
  async (app: FastifyInstance, { lookMs }: { lookMs: number | undefined }) => {
    app.server.keepAliveTimeout = KEEP_ALIVE_MS;
    const connections = trackConnections(app.server);
    app.decorate('connections', connections);
    endSlowClients(app.server, connections, lookMs);
  },
  { name: 'slow-clients' },
);
