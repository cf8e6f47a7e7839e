import type { FastifyInstance } from 'fastify';
import type { Connection } from './connections';

/** Milliseconds after which running requests are aborted. */
export const LONGEST_MS = 15_000;
/**
 * Milliseconds for which idle connections stay open after the server refuses new ones. A request can be in transit, and
 * a proxy does not repeat a POST. After that time the proxy has been refused a connection and uses the next server.
 */
const QUIET_MS = 2_000;
const LOOK_MS = 50;

export interface StopOptions {
  /** Milliseconds for load balancers to notice that the server is not ready; it still serves all requests. */
  delayMs: number;
  longestMs?: number;
  quietMs?: number;
}

export interface Drain {
  isDraining(): boolean;
  /** Stops the server. Resolves when every response is sent or aborted as too slow. */
  stop(options: StopOptions): Promise<void>;
}

/**
 * Prepares a graceful shutdown: the server first reports that it is not ready, then refuses new connections and closes
 * each open one after its response.
 * @param connections the server's connections, from `trackConnections`
 */
export function prepareDrain(
  app: Pick<FastifyInstance, 'addHook' | 'close' | 'server'>,
  connections: ReadonlySet<Connection>,
): Drain {
  let draining = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // onSend overrides the header of a proxied response, which concerns another connection.
    if (draining) void reply.header('connection', 'close');
    done();
  });

  async function stop({ delayMs, longestMs = LONGEST_MS, quietMs = QUIET_MS }: StopOptions): Promise<void> {
    draining = true;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const stopped = performance.now();
    // Node would close idle connections with the listener, although a request can be in transit.
    app.server.closeIdleConnections = () => undefined;
    const timer = setInterval(() => {
      const passed = performance.now() - stopped;
      for (const { socket, exchange } of connections)
        if (passed > longestMs || (!exchange && passed > quietMs)) socket.destroy();
    }, LOOK_MS);
    await app.close();
    clearInterval(timer);
  }

  return { isDraining: () => draining, stop };
}
