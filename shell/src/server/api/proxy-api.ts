import fastifyProxy from '@fastify/http-proxy';
import { passedOn, type SliceVersion, VERSIONS_HEADER, writeVersions } from '@nkm/server';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedHeaders, withoutForwarded } from './forwarded-headers';
import { holdBody } from './hold-body';
import { connectPatiently } from './patient-socket';
import { isLostConnection, RETRY_MS } from '../http/repeat-lost';

/** Longest idle time of a connection, in milliseconds: less than the 20 s of the API, so the proxy closes first. */
const KEEP_ALIVE_MS = 10_000;
const READS = new Set(['GET', 'HEAD']);

/**
 * Serves the API under `/api`, so that pages call their own origin. Each request carries the client's address, because
 * the API limits the attempts of one address, and each change the visitor's versions, because the API counts what
 * shoppers buy with each.
 * @param versionsOf none for a visitor who has seen no page yet
 */
export async function proxyApi(
  app: FastifyInstance,
  apiBaseUrl: string,
  versionsOf: (request: Pick<FastifyRequest, 'cookies'>) => readonly SliceVersion[],
): Promise<void> {
  await app.register(fastifyProxy, {
    upstream: apiBaseUrl,
    prefix: '/api',
    undici: {
      connections: 128,
      keepAliveTimeout: KEEP_ALIVE_MS,
      keepAliveMaxTimeout: KEEP_ALIVE_MS,
      ...(apiBaseUrl.startsWith('http:') && { connect: connectPatiently }),
    },
    preHandler: async (request) => {
      if (request.body instanceof Readable) request.body = await holdBody(request.body);
    },
    // The proxy would log each address, and some carry a secret.
    disableRequestLogging: true,
    replyOptions: {
      // The API may close an idle connection just as a request arrives there. A busy API is not asked again: the
      // library's own rule would send each read up to ten times.
      retryDelay: ({ err, req, attempt }) =>
        attempt === 0 && READS.has(req.method ?? '') && isLostConnection(err) ? RETRY_MS : null,
      rewriteRequestHeaders: (request, { expect: _answeredHere, traceparent: _, tracestate: __, ...headers }) => ({
        ...withoutForwarded(headers),
        [VERSIONS_HEADER]: READS.has(request.method) ? undefined : writeVersions(versionsOf(request)) || undefined,
        ...forwardedHeaders(request),
        ...passedOn(request),
      }),
      onResponse: (_, reply, answer) => {
        // Closing the connection while the body still arrives would hide an early answer from the browser.
        void reply.removeHeader('connection').send((answer as unknown as { stream: Readable }).stream);
      },
      onError: (reply, { error }) => {
        if (!reply.request.raw.destroyed) reply.log.warn({ err: error }, 'The API did not answer');
        void reply
          .code(503)
          .header('retry-after', '5')
          .send({ message: 'The shop is busy right now, please try again' });
      },
    },
  });
}
