import { type Drain, prepareDrain } from '@nkm/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** Lets the API end without breaking off an answer. From the first moment on, no job starts. */
export const drainPlugin = fp(
  async (app: FastifyInstance) => {
    const drain = prepareDrain(app, app.connections);
    app.decorate('drain', {
      ...drain,
      stop(options) {
        app.jobs.stop();
        return drain.stop(options);
      },
    });
  },
  { name: 'drain', dependencies: ['slow-clients', 'jobs'] },
);
