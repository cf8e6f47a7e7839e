import { traceOf } from '@nkm/server';
import type { FastifyInstance } from 'fastify';
import { loggableRequest } from './loggable-request';

/** Routes of files, probes and reports of browsers, which could be most of the lines. */
const QUIET = /^\/(slices|assets|shop-data|api\/pictures)\/|^\/(health|ready|metrics|browser-reports)$/;

/** Logs one line for each answer, except those of files, probes and reports of browsers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!QUIET.test(request.routeOptions.url ?? '')) {
      const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      request.log.info({ ...loggableRequest(request), ...answer, ...traceOf(request) }, 'answered');
    }
    done();
  });
}
