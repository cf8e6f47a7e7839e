import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unauthenticated } from '../errors/api-problem';
import { findViewer, type Viewer } from './sessions';
import { bearerToken } from './token';

declare module 'fastify' {
  interface FastifyRequest {
    /** The viewer, set after `requireSignedIn` or `app.viewerOf(request)`; else null. */
    viewer: Viewer | null;
  }
  interface FastifyInstance {
    /** Looks up the session once per request. Null for a guest and for an expired session. */
    viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  }
}

const lookups = new WeakMap<FastifyRequest, Promise<Viewer | null>>();

export const sessionPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('viewer', null);
    app.decorate('viewerOf', async (request: FastifyRequest) => {
      let lookup = lookups.get(request);
      if (lookup === undefined) {
        const token = bearerToken(request.headers.authorization);
        lookup =
          token === null
            ? Promise.resolve(null)
            : findViewer(app.db, token, { now: app.clock(), idleDays: app.config.sessionIdleDays });
        lookups.set(request, lookup);
      }
      return (request.viewer = await lookup);
    });
  },
  { name: 'sessions' },
);

/** preHandler: 401 `Unauthenticated.` without a valid session. */
export async function requireSignedIn(request: FastifyRequest): Promise<void> {
  if ((await request.server.viewerOf(request)) === null) throw unauthenticated();
}

/** The viewer behind `requireSignedIn`, never null. */
export function signedIn(request: FastifyRequest): Viewer {
  if (request.viewer === null) throw unauthenticated();
  return request.viewer;
}
