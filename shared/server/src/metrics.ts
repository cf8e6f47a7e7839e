import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { sameSecret } from './same-secret';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds; the limits of most alerts are among them. */
const LATENCIES_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of a request that no route answers. */
const UNKNOWN_ROUTE = 'unknown';

/**
 * Measures a server, and serves the figures at `GET /metrics` in the text format of Prometheus: each request by route
 * and status; processor time, memory, event loop and garbage collection of the process.
 * @param prefix of the names, such as `nkm_api`
 * @param token the bearer token that opens them; null measures nothing, and `/metrics` does not exist
 * @returns the registry for further figures
 */
export function measureServer(
  app: FastifyInstance,
  { prefix, token }: { prefix: string; token: string | null },
): Registry {
  const registry = new Registry();
  if (token === null) return registry;
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: `${prefix}_request_duration_seconds`,
    help: 'Time until the last byte of an answer was sent, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIES_S,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    requests.observe({ method, route: routeOptions.url ?? UNKNOWN_ROUTE, status: statusCode }, elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } as object, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOpenedBy(request, token))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('A token is needed.\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

const isOpenedBy = ({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean =>
  sameSecret(authorization.replace(/^Bearer +/i, ''), token);
