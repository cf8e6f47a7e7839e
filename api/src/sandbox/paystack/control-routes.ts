import type { FastifyInstance } from 'fastify';
import { changeFaults, NO_FAULTS } from './faults';
import type { Sandbox } from './sandbox';
import { settle } from './settle';

/** Control paths for tests, which Paystack does not have. */
export function controlRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/sandbox/faults', async () => ({ data: sandbox.faults }));
  server.route({
    method: ['POST', 'PUT', 'PATCH'],
    url: '/sandbox/faults',
    handler: async (request, reply) => {
      const changed = changeFaults(sandbox.faults, request.body);
      if (typeof changed === 'string') return reply.code(422).send({ message: changed });
      sandbox.faults = changed;
      return { data: changed };
    },
  });
  server.delete('/sandbox/faults', async () => {
    sandbox.faults = { ...NO_FAULTS };
    return { data: sandbox.faults };
  });

  server.get('/sandbox/transactions', async () => ({ data: sandbox.transactions.all() }));
  /** The bank's late answer to an ongoing or failed payment. */
  server.post<{ Params: { reference: string }; Body: { status?: unknown } | undefined }>(
    '/sandbox/transactions/:reference/settle',
    async (request, reply) => {
      const transaction = sandbox.transactions.byReference(request.params.reference);
      const status = request.body?.status;
      if (!transaction) return reply.code(404).send({ message: 'Transaction not found.' });
      if (status !== 'success' && status !== 'failed')
        return reply.code(422).send({ message: 'status must be success or failed.' });
      settle(sandbox, transaction, { status, gatewayResponse: status === 'success' ? 'Successful' : 'Declined' });
      return { data: transaction };
    },
  );
}
