import compress, { type FastifyCompressOptions } from '@fastify/compress';
import { REQUEST_ID_HEADER, traceOf, traceRequests } from '@nkm/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Environment } from '../environment/environment';
import { forbidden } from '../errors/api-problem';
import { loggableUrl } from './logging';
import { parseFormData } from './parse-form-data';
import { refuseBadInput } from './refuse-bad-input';

/** Why no secret can be guessed from the size of an answer: docs/decisions/0093. */
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  // In one TCP packet anyway; most answers with a secret are smaller.
  threshold: 1024,
  // A compressed body would be read past the body limit, and the webhook's signature covers the bytes as sent.
  globalDecompression: false,
} satisfies FastifyCompressOptions;

/**
 * True for a request that a page of another site sent. Browsers say so in `Sec-Fetch-Site` and `Origin`; other clients
 * send neither.
 */
function isForeign({ headers, host }: FastifyRequest, { publicUrl, signInOrigins }: Environment): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return false;
  if (origin === undefined) return site !== undefined && site !== 'none';
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== host && ![new URL(publicUrl).origin, ...signInOrigins].includes(origin);
}

/**
 * Parses JSON and multipart bodies, but no multipart from pages of other sites; compresses answers, sets headers and
 * logs one line for each answer.
 */
export const httpPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(compress, COMPRESSION);
    const parseJson = app.getDefaultJsonParser('error', 'error');
    // Every site can send a form as plain text.
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      // Many clients send the type with every request. Where a body is needed, the schema misses it.
      if (body === '') done(null);
      else void parseJson(request, body, done);
    });
    // In memory, because no route accepts files and the body limit applies to all.
    app.addContentTypeParser<Buffer>(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => parseFormData(request.headers['content-type'] ?? '', body),
    );
    await app.register(refuseBadInput);
    traceRequests(app, 'nkm-api');
    app.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID_HEADER, request.id));
    app.addHook('onRequest', async (request) => {
      const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
      if (isForm && isForeign(request, app.config)) throw forbidden('Forms of other sites are not accepted.');
    });
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
      // Also when this answer is not compressed: a cache may not send it to those who accept another encoding.
      if (!String(reply.getHeader('content-type')).startsWith('image/')) reply.header('vary', 'accept-encoding');
      if (request.headers.authorization !== undefined && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'no-store');
      }
    });
    app.addHook('onResponse', async (request, reply) => {
      const line = {
        method: request.method,
        url: loggableUrl(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...traceOf(request),
      };
      request.log.info(line, 'answered');
    });
  },
  { name: 'http' },
);
