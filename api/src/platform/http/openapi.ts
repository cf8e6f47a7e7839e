import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { serveIcons } from './serve-icons';

/** The page loads only its own files; the hash is for its one inline style. */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};
/** The same headers as on the shop’s pages. */
const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

/**
 * The OpenAPI document, built from the route schemas, and outside production its page at /docs. A route without
 * response schemas is refused.
 */
export const openApiPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        info: { title: `${app.config.brand} marketplace API`, version: '1.0.0' },
        components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      },
    });
    if (!app.config.production) {
      serveIcons(app);
      await app.register(swaggerUi, {
        routePrefix: '/docs',
        staticCSP: PAGE_POLICY,
        uiHooks: { onRequest: async (_request, reply) => void reply.headers(PAGE_HEADERS) },
      });
    }
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
