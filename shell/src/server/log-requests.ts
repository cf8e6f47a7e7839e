import { traceOf } from '@nkm/server';
import type { FastifyInstance } from 'fastify';
import { loggableRequest } from './loggable-request';

/** Routes of files and probes, which would be most of the lines. */
const QUIET = /^\/(slices|assets|shop-data|api\/pictures)\/|^\/(health|ready|metrics)$/;

/** Logs one line for each answer, except those of files and probes. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!QUIET.test(request.routeOptions.url ?? '')) {
      const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      request.log.info({ ...loggableRequest(request), ...answer, ...traceOf(request) }, 'answered');
    }
    done();
  });
}
