import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { loggableUrl } from './logging';
import { plainFields } from './plain-fields';

/** No route takes files: one that does raises the limit for itself, so that nobody else's memory is at stake. */
const MOST_FILES = 0;

/** Bodies in JSON, multipart and form encoding; headers and one log line for every answer. */
export const httpPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(formbody);
    await app.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { files: MOST_FILES, fields: 100, fieldSize: 100_000 },
    });
    app.addHook('preValidation', async (request) => {
      if (request.isMultipart()) request.body = plainFields(request.body);
    });
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
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
      };
      request.log.info(line, 'answered');
    });
  },
  { name: 'http' },
);
