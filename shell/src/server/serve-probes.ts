import type { FastifyInstance } from 'fastify';

/**
 * `GET /health`: this process is alive; restart it where that fails. `GET /ready`: it can serve; send it nobody while that
 * answers 503. Neither asks the API: while that is down, pages from memory are better than no shop.
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
