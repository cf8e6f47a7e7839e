import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorBody, INTERNAL_ERROR, REFERENCE_NOT_FOUND, refundData } from './paystack-bodies';
import type { Sandbox } from './sandbox';
import type { Refund, Transaction } from './transactions';

const refusal = (message: string) => errorBody(message, 'invalid_params', 'Ensure that the amount can be refunded');

/** Paystack's refunds: create and list. They become processed, or fail, by themselves after a while. */
export function refundRoutes(api: FastifyInstance, sandbox: Sandbox): void {
  api.post<{ Body: Record<string, unknown> | undefined }>('/refund', async (request, reply) => {
    const { refund: fault } = sandbox.faults;
    sandbox.calls.refund += 1;
    if (fault === 'error') return reply.code(500).send(INTERNAL_ERROR);
    if (fault === 'hang') return neverAnswer(reply);
    if (fault === 'refuse') return reply.code(400).send(refusal('Refunds are not available for this transaction'));
    const { transaction: wanted, amount, merchant_note: note } = request.body ?? {};
    const transaction = typeof wanted === 'string' ? find(sandbox, wanted) : undefined;
    if (!transaction) return reply.code(400).send(REFERENCE_NOT_FOUND);
    const asked = amount === undefined ? transaction.amount : Number(amount);
    const problem = problemOf(transaction, asked);
    if (problem) return reply.code(400).send(refusal(problem));
    const refund = sandbox.transactions.addRefund(transaction, {
      amount: asked,
      note: typeof note === 'string' ? note : null,
    });
    void end(sandbox, transaction, refund);
    if (fault === 'lost') return neverAnswer(reply);
    if (fault === 'late-error') return reply.code(500).send(INTERNAL_ERROR);
    if (fault === 'garbage') return reply.type('text/html').send('<h1>Bad gateway</h1>');
    return { status: true, message: 'Refund has been queued for processing', data: refundData(transaction, refund) };
  });

  api.get<{ Querystring: { transaction?: string; page?: string; perPage?: string } }>(
    '/refund',
    async (request, reply) => {
      const { refunds: fault, refundsDelayMs } = sandbox.faults;
      sandbox.calls.refunds += 1;
      if (refundsDelayMs > 0) await pause(refundsDelayMs);
      if (fault === 'error') return reply.code(500).send(INTERNAL_ERROR);
      if (fault === 'hang') return neverAnswer(reply);
      const { transaction: id, page = '1', perPage = '50' } = request.query;
      const transaction = sandbox.transactions.all().find((candidate) => String(candidate.id) === id);
      const refunds = fault === 'empty' ? [] : (transaction?.refunds ?? []);
      const start = (Number(page) - 1) * Number(perPage);
      return {
        status: true,
        message: 'Refunds retrieved',
        data: refunds.slice(start, start + Number(perPage)).map((refund) => refundData(transaction!, refund)),
        meta: { total: refunds.length, skipped: start, perPage: Number(perPage), page: Number(page) },
      };
    },
  );
}

const find = ({ transactions }: Sandbox, wanted: string) =>
  transactions.all().find(({ id, reference }) => reference === wanted || String(id) === wanted);

function problemOf(transaction: Transaction, amount: number): string | null {
  if (transaction.status !== 'success') return 'Transaction has not been paid';
  const refunded = transaction.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  if (refunded === transaction.amount) return 'Transaction has been fully reversed';
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'Refund amount is invalid';
  if (refunded + amount > transaction.amount) return 'Refund amount cannot be more than the amount paid';
  return null;
}

/** The bank's answer, some time after the request. */
async function end(sandbox: Sandbox, transaction: Transaction, refund: Refund): Promise<void> {
  const { refundEnd, refundDelayMs } = sandbox.faults;
  if (refundEnd === 'never') return;
  await pause(refundDelayMs, undefined, { ref: false });
  settleRefund(sandbox, transaction, refund, refundEnd);
}

/** Ends a refund and sends its webhook. */
export function settleRefund(
  sandbox: Sandbox,
  transaction: Transaction,
  refund: Refund,
  status: 'processed' | 'failed',
): void {
  sandbox.transactions.updateRefund(refund, { status });
  const data = {
    status,
    transaction_reference: transaction.reference,
    refund_reference: `REF_${refund.id}`,
    amount: String(refund.amount),
    currency: transaction.currency,
    customer: { email: transaction.email },
    domain: 'test',
  };
  sandbox.webhooks.announce(`refund.${status}`, data, sandbox.faults);
}

/** Keeps the connection open without an answer, like a hanging provider. */
export function neverAnswer(reply: FastifyReply) {
  reply.hijack();
}
