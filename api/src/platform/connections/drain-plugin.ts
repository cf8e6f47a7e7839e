import { type Drain, prepareDrain } from '@nkm/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** Stops the API without interrupting an answer. No job starts once the stop begins. */
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
