import type { FastifyInstance } from 'fastify';

/**
 * `GET /health` fails: restart this process. `GET /ready` answers 503: send it no traffic. Neither probe calls the API:
 * while it is down, pages from memory are better than no shop.
 * @param unready why the shop cannot serve; null when it can
 */
export function serveProbes(app: FastifyInstance, unready: () => string | null): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', (_request, reply) => {
    const reason = unready();
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reason ?? 'ready' });
  });
}
