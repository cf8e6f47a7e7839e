import type { FastifyInstance } from 'fastify';
import type { Connection } from './connections';

/** Milliseconds that running requests may take before they are broken off. */
export const LONGEST_MS = 15_000;
/**
 * Milliseconds after the end of new connections in which those without a request stay open: one may be on its way, and a
 * proxy does not send a POST twice. By then a proxy was refused a connection and asks the next server.
 */
const QUIET_MS = 2_000;
const LOOK_MS = 50;

export interface StopOptions {
  /** Milliseconds in which balancers notice that the server is not ready any more; it still serves everybody. */
  delayMs: number;
  longestMs?: number;
}

export interface Drain {
  isDraining(): boolean;
  /** Ends the server. Resolves when every answer is out, or was broken off because it took too long. */
  stop(options: StopOptions): Promise<void>;
}

/**
 * Lets a server end without breaking off an answer: it says so for a while, then takes no new connections, and closes
 * each one that it has after its answer.
 * @param connections those of the server, from `trackConnections`
 */
export function prepareDrain(
  app: Pick<FastifyInstance, 'addHook' | 'close' | 'server'>,
  connections: ReadonlySet<Connection>,
): Drain {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    // Behind what a proxied answer says of another connection.
    if (draining) void reply.header('connection', 'close');
  });

  async function stop({ delayMs, longestMs = LONGEST_MS }: StopOptions): Promise<void> {
    draining = true;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const stopped = performance.now();
    // Node would end idle connections with the listener, while a request is on its way.
    app.server.closeIdleConnections = () => undefined;
    const timer = setInterval(() => {
      const passed = performance.now() - stopped;
      for (const { socket, exchange } of connections)
        if (passed > longestMs || (!exchange && passed > QUIET_MS)) socket.destroy();
    }, LOOK_MS);
    await app.close();
    clearInterval(timer);
  }

  return { isDraining: () => draining, stop };
}
