import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that running requests may take before they are broken off. */
export const LONGEST_MS = 15_000;
/**
 * Milliseconds after the end of new connections in which those without a request stay open: one may be on its way, and a
 * proxy does not send a POST twice.
 */
const QUIET_MS = 2_000;
const LOOK_MS = 50;

export interface Drain {
  isDraining(): boolean;
  /**
   * Ends the server as the shell's does: for `delayMs`, `/ready` says so and everybody is still served; then there are
   * no new connections, and each ends after its answer. Jobs start no more.
   * Resolves when every answer is out, or was broken off because it took longer than `longestMs`.
   */
  stop(options: { delayMs: number; longestMs?: number }): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

export const drainPlugin = fp(
  async (app: FastifyInstance) => {
    let draining = false;
    app.addHook('onSend', async (_request, reply) => {
      if (draining) reply.header('connection', 'close');
    });

    app.decorate('drain', {
      isDraining: () => draining,
      stop: async ({ delayMs, longestMs = LONGEST_MS }) => {
        draining = true;
        app.jobs.stop();
        await sleep(delayMs);
        const closed = performance.now();
        // Node would end idle connections with the listener, while a request is on its way.
        app.server.closeIdleConnections = () => undefined;
        const timer = setInterval(() => {
          const passed = performance.now() - closed;
          for (const { socket, exchange } of app.connections)
            if (passed > longestMs || (!exchange && passed > QUIET_MS)) socket.destroy();
        }, LOOK_MS);
        await app.close();
        clearInterval(timer);
      },
    });
  },
  { name: 'drain', dependencies: ['slow-clients', 'jobs'] },
);
