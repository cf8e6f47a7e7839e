import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const KEEP_MS = 3 * 86_400_000;
const EVERY_S = 3600;

/** Idempotency keys are kept for three days: nobody retries for longer. */
export const idempotencyCleanup = fp(
  async (app: FastifyInstance) => {
    app.jobs.every('idempotency-cleanup', EVERY_S, async () => {
      const before = new Date(app.clock().getTime() - KEEP_MS);
      await app.db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
    });
  },
  { name: 'idempotency-cleanup', dependencies: ['jobs'] },
);
