import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/** The OpenAPI page at /docs, drawn from the routes' own schemas. A route without response schemas is refused. */
export const openApiPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        info: { title: `${app.config.brand} marketplace API`, version: '1.0.0' },
        components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      },
    });
    await app.register(swaggerUi, { routePrefix: '/docs' });
    app.addHook('onRoute', refuseWithoutResponses);
  },
  { name: 'openapi' },
);

function refuseWithoutResponses(route: RouteOptions): void {
  if (route.schema?.hide || route.method === 'HEAD' || route.method === 'OPTIONS') return;
  if (route.schema?.response === undefined) {
    throw new Error(`${String(route.method)} ${route.url} declares no response schemas.`);
  }
}
