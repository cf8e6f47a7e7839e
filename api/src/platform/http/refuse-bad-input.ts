import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound, unprocessable } from '../errors/api-problem';
import { type BadInput, findBadInput } from './find-bad-input';

const REASONS: Record<BadInput['because'], (field: string) => string> = {
  character: (field) => `The ${field} contains a character that cannot be stored.`,
  number: (field) => `The ${field} is not a number that can be stored.`,
  depth: (field) => `The ${field} is nested too deeply.`,
};

/**
 * Refuses input that the database cannot store, on all routes: 404 in a path, 422 in a query or body. Runs after the
 * schemas, because they convert text to numbers.
 */
export const refuseBadInput = fp(
  async (app: FastifyInstance) => {
    app.addHook('preHandler', async ({ params, query, body }) => {
      if (findBadInput(params)) throw notFound();
      const bad = findBadInput(query) ?? findBadInput(body);
      if (bad) throw unprocessable({ [bad.field || 'body']: [REASONS[bad.because](bad.field || 'body')] });
    });
  },
  { name: 'refuse-bad-input' },
);
