import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Fastify answers HEAD by running the handler of GET. A GET route that does something says `exposeHeadRoute: false`,
 * and HEAD on it does nothing: 405.
 */
export const headOfActing = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', function ({ method, routePath, exposeHeadRoute }) {
      if (method !== 'GET' || exposeHeadRoute !== false) return;
      this.head(routePath, { schema: { hide: true } }, async (_request, reply) =>
        reply.code(405).header('allow', 'GET').send(),
      );
    });
  },
  { name: 'head-of-acting' },
);
