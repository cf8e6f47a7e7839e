import type { FastifyInstance, FastifyReply } from 'fastify';
import { missingPage, outcomePage, paymentPage, awayPage, type Page } from './payment-page';
import { isWebAddress } from './read-initialize';
import type { Sandbox } from './sandbox';
import { returnAddress, settle } from './settle';
import { judgeCard, type CardInput } from './test-cards';
import { reported, type Transaction } from './transactions';
import { PAGE_STYLE_HASH } from './page-frame';

type Params = { Params: { accessCode: string } };

/** The hosted payment page, with plain forms and no script. */
export function pageRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  server.get<Params>('/pay/:accessCode', async (request, reply) => {
    const transaction = sandbox.transactions.byAccessCode(request.params.accessCode);
    if (!transaction) return send(reply, missingPage(), null, 404);
    return send(reply, pageOf(transaction, sandbox.now()), transaction);
  });

  server.post<Params & { Body: unknown }>('/pay/:accessCode', async (request, reply) => {
    const transaction = sandbox.transactions.byAccessCode(request.params.accessCode);
    if (!transaction) return send(reply, missingPage(), null, 404);
    if (transaction.status === 'success') return leave(reply, transaction);
    if (transaction.account) return receive(reply, sandbox, transaction, request.body);
    const input = readCard(request.body);
    const verdict = judgeCard(input, sandbox.now());
    if (verdict.kind === 'invalid')
      return send(reply, paymentPage(transaction, { error: verdict.message, input }), transaction, 422);
    if (verdict.kind === 'challenge')
      return send(reply, paymentPage(transaction, { challenge: verdict, input }), transaction);
    const { card } = verdict;
    if (card.outcome === 'error')
      return send(reply, paymentPage(transaction, { error: card.response }), transaction, 500);
    const status = card.outcome === 'silent' ? 'ongoing' : card.outcome;
    settle(sandbox, transaction, { status, gatewayResponse: card.response, cardNumber: card.number });
    if (status === 'failed')
      return send(reply, paymentPage(transaction, { error: card.response, failed: true }), transaction);
    return leave(reply, transaction);
  });

  server.post<Params>('/pay/:accessCode/cancel', async (request, reply) => {
    const transaction = sandbox.transactions.byAccessCode(request.params.accessCode);
    if (!transaction) return send(reply, missingPage(), null, 404);
    return leave(reply, transaction, cancelAddress(transaction));
  });
}

function pageOf(transaction: Transaction, now: Date): Page {
  if (transaction.status === 'success' || transaction.status === 'ongoing')
    return outcomePage(reported(transaction, now), returnAddress(transaction));
  return transaction.account ? awayPage(transaction, transaction.account, now) : paymentPage(transaction, {});
}

const ARRIVED = { status: 'success', gatewayResponse: 'Approved' } as const;
const LATE = { status: 'ongoing', gatewayResponse: 'Pending' } as const;

/** The shopper says that the money is sent: it arrives at once, or `late`, when the bank decides. */
function receive(reply: FastifyReply, sandbox: Sandbox, transaction: Transaction, body: unknown) {
  const isLate = (body as { money?: unknown } | null)?.money === 'late';
  settle(sandbox, transaction, isLate ? LATE : ARRIVED);
  return leave(reply, transaction);
}

function leave(reply: FastifyReply, transaction: Transaction, to = transaction.callbackUrl) {
  const address = returnAddress(transaction, to);
  if (address === null) return send(reply, outcomePage(transaction, null), transaction);
  return reply.redirect(address, 303);
}

/** Target of Cancel: `metadata.cancel_action` as on Paystack, else the callback. */
function cancelAddress({ metadata, callbackUrl }: Transaction): string | null {
  const wanted = (metadata as { cancel_action?: unknown } | null)?.cancel_action;
  return isWebAddress(wanted) ? wanted : callbackUrl;
}

function readCard(body: unknown): CardInput {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { number: text('number'), expiry: text('expiry'), cvv: text('cvv'), pin: text('pin'), otp: text('otp') };
}

function send(reply: FastifyReply, page: Page, transaction: Transaction | null, status = 200) {
  // Chromium also applies form-action to the redirect, so it must list the shop's origins.
  const origins = transaction
    ? [transaction.callbackUrl, cancelAddress(transaction)].flatMap((url) => (url ? [new URL(url).origin] : []))
    : [];
  const policy = [
    "default-src 'none'",
    `style-src '${PAGE_STYLE_HASH}'`,
    "img-src 'self'",
    `form-action 'self' ${[...new Set(origins)].join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page);
}
