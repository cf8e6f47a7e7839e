import type { FastifyInstance } from 'fastify';
import { changeFaults, NO_FAULTS } from './faults';
import type { Sandbox } from './sandbox';
import { settleRefund } from './refund-routes';
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
  /** The bank's late answer to the pending refunds of a payment. */
  server.post<{ Params: { reference: string }; Body: { status?: unknown } | undefined }>(
    '/sandbox/transactions/:reference/settle-refunds',
    async (request, reply) => {
      const transaction = sandbox.transactions.byReference(request.params.reference);
      const status = request.body?.status;
      if (!transaction) return reply.code(404).send({ message: 'Transaction not found.' });
      if (status !== 'processed' && status !== 'failed')
        return reply.code(422).send({ message: 'status must be processed or failed.' });
      for (const refund of transaction.refunds)
        if (refund.status === 'pending') settleRefund(sandbox, transaction, refund, status);
      return { data: transaction };
    },
  );
  /** The cardholder disputes a payment at the bank; a second call with `resolution` ends it. */
  server.post<{ Params: { reference: string }; Body: { resolution?: unknown } | undefined }>(
    '/sandbox/transactions/:reference/dispute',
    async (request, reply) => {
      const transaction = sandbox.transactions.byReference(request.params.reference);
      if (!transaction) return reply.code(404).send({ message: 'Transaction not found.' });
      const { resolution = null } = request.body ?? {};
      const now = sandbox.now();
      const data = {
        id: 358_000 + (transaction.id % 1_000),
        refund_amount: transaction.amount,
        currency: transaction.currency,
        status: resolution === null ? 'awaiting-merchant-feedback' : 'resolved',
        resolution,
        domain: 'test',
        transaction: { id: transaction.id, reference: transaction.reference, amount: transaction.amount },
        category: 'chargeback',
        dueAt: new Date(now.getTime() + 7 * 86_400_000).toISOString(),
        resolvedAt: resolution === null ? null : now.toISOString(),
      };
      sandbox.webhooks.announce(`charge.dispute.${resolution === null ? 'create' : 'resolve'}`, data, sandbox.faults);
      return { data };
    },
  );
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
