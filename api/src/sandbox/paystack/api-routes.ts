import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  DUPLICATE_REFERENCE,
  errorBody,
  initializedBody,
  INTERNAL_ERROR,
  INVALID_KEY,
  REFERENCE_NOT_FOUND,
  verifiedBody,
} from './paystack-bodies';
import { neverAnswer, refundRoutes } from './refund-routes';
import type { Sandbox } from './sandbox';
import { readInitialize } from './read-initialize';
import { reported } from './transactions';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Paystack's own API: initialize, verify and refunds. */
export function apiRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${sandbox.secretKey}`) return reply.code(401).send(INVALID_KEY);
    });

    api.post('/transaction/initialize', async (request, reply) => {
      const { initialize: fault } = sandbox.faults;
      sandbox.calls.initialize += 1;
      if (fault === 'error') return reply.code(500).send(INTERNAL_ERROR);
      if (fault === 'hang') return neverAnswer(reply);
      const fields = readInitialize(request.body, () => randomBytes(6).toString('hex'));
      if (typeof fields === 'string')
        return reply.code(400).send(errorBody(fields, 'invalid_params', 'Ensure that all parameters are valid'));
      const transaction = sandbox.transactions.add(fields);
      if (!transaction) return reply.code(400).send(DUPLICATE_REFERENCE);
      if (fault === 'lost') return neverAnswer(reply);
      return initializedBody(transaction, `${sandbox.publicUrl()}/pay/${transaction.accessCode}`);
    });

    api.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
      const { verify: fault, verifyDelayMs } = sandbox.faults;
      sandbox.calls.verify += 1;
      if (verifyDelayMs > 0) await pause(verifyDelayMs);
      if (fault === 'error') return reply.code(500).send(INTERNAL_ERROR);
      if (fault === 'hang') return neverAnswer(reply);
      const transaction = sandbox.transactions.byReference(request.params.reference);
      if (!transaction) return reply.code(400).send(REFERENCE_NOT_FOUND);
      return verifiedBody(reported(transaction, sandbox.now()), fault === 'ongoing' ? 'ongoing' : undefined);
    });

    refundRoutes(api, sandbox);
  });
}
