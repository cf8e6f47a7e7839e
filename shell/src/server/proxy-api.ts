import fastifyProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The API under `/api` of the shop, so that pages call their own origin. */
export async function proxyApi(app: FastifyInstance, apiBaseUrl: string): Promise<void> {
  await app.register(fastifyProxy, {
    upstream: apiBaseUrl,
    prefix: '/api',
    undici: { connections: 128 },
    // It would write each address down, and some carry a secret.
    disableRequestLogging: true,
    replyOptions: {
      // The API limits how often one address may try; without this everybody would share the shop's.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'The API did not answer');
        void reply
          .code(503)
          .header('retry-after', '5')
          .send({ message: 'The shop is busy right now, please try again' });
      },
    },
  });
}
